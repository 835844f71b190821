import { stepsTitle, textTitle } from './titles.ts';

/** How one editor is driven; the text block of a section is what everything is done to. */
export interface Driver {
  /** The document the page is shown in; undefined until it is there. */
  canvas(): Document | undefined;
  /** The title's field in the properties of the selected block. */
  field(): HTMLInputElement | null;
  /** Whether a text block is marked as selected, where that is not the same as its field's being there. */
  marked?(): boolean;
  /** Adds a text block to a section, beside its first. */
  add(section: number): void;
  /** Moves the text block of a section after its steps. */
  move(section: number): void;
  remove(section: number): void;
  undo(): void;
  /** The line of a block in an outline, where the editor has one. */
  line?(block: string): HTMLElement | null;
  /** Whether the form of the selected block is there, all of it. */
  hasForm?(): boolean;
}

/** What the driver of the browser calls; every method answers milliseconds until the paint. */
export interface Probe {
  /** Since navigation, until the last block is there and the page idle. */
  opened(sections: number): Promise<number>;
  /** Until the selection shows, and until the block's form is there, after a block of another kind. */
  select(section: number): Promise<{ select: number; form: number }>;
  /** Until the form of a block is there, opened for the first time from its line. */
  form(block: string): Promise<number>;
  run(operation: 'add' | 'move' | 'remove', section: number): Promise<number>;
  undo(section: number): Promise<number>;
  /** Waits, with the focus in the field, for the next key to show in the canvas; `typed` answers once it has. */
  awaitKey(section: number): void;
  typed(): Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** The same stop-watch for every editor. */
export function installProbe(driver: Driver): void {
  let typed: Promise<number> = Promise.resolve(0);
  const canvas = () => {
    const found = driver.canvas();
    if (!found) throw new Error('no canvas');
    return found;
  };
  /** What holds the two blocks of a section, found by their titles. */
  const sectionOf = (at: number): Element => {
    const steps = heading(canvas(), stepsTitle(at));
    let box = heading(canvas(), textTitle(at))?.parentElement;
    while (box && !box.contains(steps ?? null)) box = box.parentElement;
    if (!box || !steps) throw new Error(`no section ${at}`);
    return box;
  };
  const time = async (act: () => void, shown: () => boolean) => {
    await frame();
    const started = performance.now();
    act();
    return until(shown, started, [document, canvas()]);
  };
  const count = (box: Element) => box.getElementsByTagName('h2').length;

  window.probe = {
    async opened(sections) {
      const last = stepsTitle(sections - 1);
      const isThere = () => {
        const found = driver.canvas();
        return found?.body?.textContent?.includes(last) ?? false;
      };
      while (!isThere()) await soon();
      await frame();
      await idle();
      return performance.now();
    },
    async select(section) {
      const title = heading(canvas(), textTitle(section));
      title?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // From a block of another kind: its form has nothing that the next could keep.
      const other = heading(canvas(), stepsTitle(section));
      if (other) click(other);
      while (driver.field()?.value !== stepsTitle(section)) await frame();
      await idle();
      await frame();
      const started = performance.now();
      if (title) click(title);
      const hasForm = () => driver.field()?.value === textTitle(section);
      const isMarked = () => driver.marked?.() ?? hasForm();
      const select = await until(isMarked, started, [document, canvas()]);
      const form = hasForm() ? select : await until(hasForm, started, [document, canvas()]);
      await idle();
      return { select, form };
    },
    async form(block) {
      const line = () => driver.line?.(block) ?? undefined;
      const isOpen = () => line() !== undefined && driver.canvas()?.querySelector('h2');
      while (!isOpen()) await frame();
      // Somebody looks at the page first.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await idle();
      return time(
        () => line()?.click(),
        () => driver.hasForm?.() ?? false,
      );
    },
    async run(operation, section) {
      const box = sectionOf(section);
      const before = count(box);
      const text = () => box.textContent ?? '';
      const shown = {
        add: () => count(box) > before,
        move: () => text().indexOf(stepsTitle(section)) < text().indexOf(textTitle(section)),
        remove: () => !text().includes(textTitle(section)),
      };
      const elapsed = await time(() => driver[operation](section), shown[operation]);
      await idle();
      return elapsed;
    },
    async undo(section) {
      const steps = heading(canvas(), stepsTitle(section));
      // After a removal the section is found by what is left of it.
      const box = steps && outerSection(steps);
      if (!box) throw new Error(`no section ${section}`);
      const before = box.textContent;
      const elapsed = await time(
        () => driver.undo(),
        () => box.textContent !== before,
      );
      await idle();
      return elapsed;
    },
    awaitKey(section) {
      const box = sectionOf(section);
      const before = box.textContent;
      const field = driver.field();
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(field.value.length, field.value.length);
      typed = new Promise((resolve) => {
        const onKey = (event: KeyboardEvent) =>
          resolve(until(() => box.textContent !== before, event.timeStamp, [document, canvas()]));
        document.addEventListener('keydown', onKey, { once: true, capture: true });
      });
    },
    async typed() {
      const elapsed = await typed;
      await idle();
      return elapsed;
    },
  };
}

/** Milliseconds from `started` until something is shown and painted. */
async function until(
  shown: () => boolean,
  started: number,
  documents: readonly Document[],
): Promise<number> {
  if (!shown()) {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!shown()) return;
        observer.disconnect();
        resolve();
      });
      const everything = { childList: true, characterData: true, attributes: true, subtree: true };
      for (const each of documents) observer.observe(each.body, everything);
    });
  }
  // The first frame draws it; the second begins once it was drawn.
  await frame();
  await frame();
  return performance.now() - started;
}

/**
 * The next frame; a pixel changes with each, as a frame without change waits for the display. It is a
 * layer of its own, so that no page is painted or sorted for it. What is timed begins with a frame:
 * the pointer that presses a button has moved, and frames are on their way.
 */
const frame = () =>
  new Promise<void>((resolve) => {
    pixel.style.opacity = pixel.style.opacity === '0.5' ? '0.4' : '0.5';
    requestAnimationFrame(() => resolve());
  });
const pixel = document.createElement('div');
pixel.style.cssText =
  'position:fixed;top:0;left:0;width:1px;height:1px;background:#000;will-change:opacity';
document.documentElement.append(pixel);

/** A little later, without a frame: drawing while a page opens would take of its time. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Chromium may forget an idle callback until the next frame, which only a next step would draw. */
const idle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: FORGOTTEN_MS }));
const FORGOTTEN_MS = 1_000;

function heading(within: Document, text: string): HTMLElement | undefined {
  // A title being edited begins with what it was.
  return [...within.querySelectorAll('h2')].find((title) => title.textContent?.startsWith(text));
}

/** The section around the steps of one: it holds their title and the section's own. */
function outerSection(steps: Element): Element | null {
  let box: Element | null = steps.parentElement;
  while (box && box.getElementsByTagName('h2').length < 2) box = box.parentElement;
  return box;
}

/** A click as the pointer makes it. */
function click(element: Element): void {
  const { left, top } = element.getBoundingClientRect();
  const at = {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: left + 4,
    clientY: top + 4,
  };
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  element.dispatchEvent(new view.PointerEvent('pointerover', pointer));
  element.dispatchEvent(new view.PointerEvent('pointerdown', pointer));
  element.dispatchEvent(new view.MouseEvent('mousedown', at));
  element.dispatchEvent(new view.PointerEvent('pointerup', pointer));
  element.dispatchEvent(new view.MouseEvent('mouseup', at));
  element.dispatchEvent(new view.MouseEvent('click', { ...at, detail: 1 }));
}
