import type { Browser } from 'playwright/test';

/** Bytes over the wire of a first visit, by kind, with the page's own HTML apart. */
export interface Weight {
  script: number;
  stylesheet: number;
  font: number;
  document: number;
  total: number;
}

/** Visits a page of the site on a phone's screen with nothing cached and scrolls it to its end. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight: Weight = { script: 0, stylesheet: 0, font: 0, document: 0, total: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type.toLowerCase());
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font' || kind === 'document') {
      weight[kind] += encodedDataLength;
    }
    weight.total += encodedDataLength;
  });
  const response = await page.goto(address);
  const status = response?.status() ?? 0;
  if (status >= 500) throw new Error(`${address} answered ${status}`);
  // The shell's code runs: a quiet network alone can mean a busy machine.
  await page.waitForFunction(() => 'siteConsent' in window);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
  await context.close();
  return weight;
}
