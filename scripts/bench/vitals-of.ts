import type { Browser, Page } from 'playwright/test';

/** What a visitor on a middling phone and a slow network sees of a first visit. */
export interface Vitals {
  /** First and largest contentful paint, in ms from the visit's start. */
  fcp: number;
  lcp: number;
  /** Tag of the element that was the largest. */
  largest: string;
  /** Cumulative layout shift: the worst burst of shifts. */
  cls: number;
  /** Total blocking time: what tasks after the first paint took beyond 50 ms each, in ms. */
  tbt: number;
}

/** Lighthouse's phone: four times slower than this machine, 150 ms away, 1.6 Mbit/s down. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** A page is at rest after so long without a long task, in ms. */
const QUIET = 2_000;

interface Recorded {
  largest: { startTime: number; tag: string } | undefined;
  shifts: { startTime: number; value: number }[];
  tasks: { startTime: number; duration: number }[];
}
type Recording = typeof globalThis & { recorded: Recorded };

/** Visits a page with nothing cached, waits until it is at rest, and never touches it. */
export async function vitalsOf(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(record);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForFunction(atRest, QUIET);
    return await read(page);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page, before anything of its own; without named functions, whose names what compiles
 * this file would keep by a helper that the page doesn't have.
 */
function record(): void {
  const recorded: Recorded = { largest: undefined, shifts: [], tasks: [] };
  (globalThis as Recording).recorded = recorded;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, element } = entry as PerformanceEntry & { element: Element | null };
      recorded.largest = { startTime, tag: element?.localName ?? '' };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value } = entry as PerformanceEntry & { value: number };
      recorded.shifts.push({ startTime, value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      recorded.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. */
function atRest(quiet: number): boolean {
  const last = (globalThis as Recording).recorded.tasks.at(-1);
  return performance.now() > (last ? last.startTime + last.duration : 0) + quiet;
}

async function read(page: Page): Promise<Vitals> {
  const { recorded, fcp } = await page.evaluate(() => ({
    recorded: (globalThis as Recording).recorded,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const { largest, shifts, tasks } = recorded;
  if (!largest) throw new Error(`Nothing was painted at ${page.url()}`);
  const blocking = tasks
    .filter(({ startTime, duration }) => startTime + duration > fcp)
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50);
  return {
    fcp,
    lcp: largest.startTime,
    largest: largest.tag,
    cls: worstBurst(shifts),
    tbt: blocking.reduce((sum, beyond) => sum + Math.max(0, beyond), 0),
  };
}

/** The metric's definition: shifts less than 1 s apart, at most 5 s in all, count together. */
function worstBurst(shifts: Recorded['shifts']): number {
  let [worst, burst, begun, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    const joins = startTime - last < 1_000 && startTime - begun < 5_000;
    burst = joins ? burst + value : value;
    if (!joins) begun = startTime;
    last = startTime;
    worst = Math.max(worst, burst);
  }
  return worst;
}
