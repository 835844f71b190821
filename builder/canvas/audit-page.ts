import type { NodeId } from '@renderer/document/types.ts';
import type { PageAudit, Unseen } from '../audit.ts';
import { type ImageFile, imageFile, isMissingFile } from '../page-files.ts';
import { backgroundsOf, bestContrast, parseColour } from './contrast.ts';
import { nodeIdAt } from './node-elements.ts';

const PATIENCE_MS = 5_000;
/** How long the files of the page are asked for: the editor waits a second longer. */
const FILES_MS = 9_000;

/** Looks at the page as it is shown now. What belongs to the editor is no part of it. */
export async function auditPage(isLoaded: () => boolean): Promise<PageAudit> {
  const signal = AbortSignal.timeout(FILES_MS);
  await settled(isLoaded);
  const page = document.querySelector('main');
  const all = elementsOf(page);
  const elements = all.flatMap((element) => {
    const node = element.closest('[data-canvas-control], [data-canvas-notice]')
      ? null
      : nodeIdAt(element);
    return node === null ? [] : [{ element, node }];
  });
  const files = createFiles(signal);
  await sourcesChosen(elements.map(({ element }) => element));
  return {
    headings: elements.flatMap(({ element, node }) => {
      const level = /^H([1-6])$/.exec(element.tagName)?.[1];
      return level ? [{ node, level: Number(level), text: textOf(element) }] : [];
    }),
    links: elements.flatMap(({ element, node }) =>
      element instanceof HTMLAnchorElement && element.hasAttribute('href')
        ? [{ node, href: element.getAttribute('href') ?? '', text: textOf(element) }]
        : [],
    ),
    images: elements.flatMap(({ element, node }) =>
      element instanceof HTMLImageElement
        ? [{ node, src: element.getAttribute('src') ?? '', alt: element.alt }]
        : [],
    ),
    empty: [...(page?.querySelectorAll<HTMLElement>('[data-empty-node]') ?? [])].map(
      ({ dataset }) => dataset.emptyNode ?? '',
    ),
    unseen: [...(page?.querySelectorAll<HTMLElement>('[data-unseen]') ?? [])].map((notice) => ({
      node: nodeIdAt(notice) ?? '',
      why: notice.dataset.unseen as Unseen,
    })),
    ids: idsOf(all),
    contrast: elements.flatMap(({ element, node }) => contrastOf(element, node)),
    weights: await weightsOf(elements, files),
    missing: await missingOf(elements, files, signal),
  };
}

/** Ids of the page's elements, which links may lead to; undefined while part of the page is not there. */
export async function idsOfPage(isLoaded: () => boolean): Promise<PageAudit['ids'] | undefined> {
  const isWhole = await settled(isLoaded);
  const page = document.querySelector('main');
  return isWhole && !page?.querySelector('[data-unseen]') ? idsOf(elementsOf(page)) : undefined;
}

const elementsOf = (page: HTMLElement | null) => [
  ...(page?.querySelectorAll<HTMLElement>('*') ?? []),
];

const idsOf = (elements: readonly HTMLElement[]) =>
  elements.flatMap(({ id }) => (id === '' ? [] : [id]));

/** Once the page and its blocks have arrived, which is answered; what takes too long is looked at as it is. */
async function settled(isLoaded: () => boolean): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  const isSettled = () => isLoaded() && !document.querySelector('[data-canvas-loading]');
  // A page that came just before the question is rendered once this task is over.
  await pause(0);
  while (!isSettled() && Date.now() < end) await pause(100);
  return isSettled();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const textOf = (element: Element) =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);

/**
 * Text that is too faint on its plain background, or wherever on its gradient it stands; over images
 * nothing is said.
 */
function contrastOf(element: HTMLElement, node: NodeId): PageAudit['contrast'][number][] {
  const text = [...element.childNodes]
    .filter((child) => child.nodeType === Node.TEXT_NODE)
    .map((child) => child.textContent ?? '')
    .join(' ')
    .trim();
  if (text === '' || element.getClientRects().length === 0) return [];
  const style = getComputedStyle(element);
  const backgrounds = backgroundsOf(element);
  if (!backgrounds || style.visibility === 'hidden' || Number(style.opacity) < 1) return [];
  const ratio = bestContrast(parseColour(style.color), backgrounds);
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const needed = isLarge ? 3 : 4.5;
  return ratio >= needed ? [] : [{ node, text: text.slice(0, 60), ratio, needed }];
}

type Elements = readonly { element: HTMLElement; node: NodeId }[];
type Files = (image: HTMLImageElement) => Promise<ImageFile>;

const addressOf = (image: HTMLImageElement) => image.currentSrc || image.src;

/** How long the browser takes to choose among an image's files. */
const CHOICE_MS = 300;

/**
 * Has the browser choose the files of images that it would only load further down: which of them the
 * page weighs is not known before.
 */
async function sourcesChosen(elements: readonly HTMLElement[]): Promise<void> {
  const open = () =>
    elements.filter(
      (element): element is HTMLImageElement =>
        element instanceof HTMLImageElement && element.srcset !== '' && element.currentSrc === '',
    );
  for (const image of open()) image.loading = 'eager';
  const end = Date.now() + CHOICE_MS;
  while (open().length > 0 && Date.now() < end) await pause(20);
}

/** Each image's file, asked for once however often the page shows it. */
function createFiles(signal: AbortSignal): Files {
  const known = new Map<string, Promise<ImageFile>>();
  return (image) => {
    const address = addressOf(image);
    const file = known.get(address) ?? imageFile(image, address, signal);
    known.set(address, file);
    return file;
  };
}

async function missingOf(
  elements: Elements,
  files: Files,
  signal: AbortSignal,
): Promise<PageAudit['missing']> {
  const found = elements.map(async ({ element, node }): Promise<PageAudit['missing']> => {
    if (element instanceof HTMLImageElement && addressOf(element) !== '') {
      const { isMissing } = await files(element);
      return isMissing ? [{ node, address: ownAddress(addressOf(element)), kind: 'image' }] : [];
    }
    if (!(element instanceof HTMLAnchorElement)) return [];
    const address = element.getAttribute('href') ?? '';
    return (await isMissingFile(address, signal)) ? [{ node, address, kind: 'file' }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** As blocks hold it: files of this site by their path. */
function ownAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : address;
}

/** Bytes of each node's markup and images; shared images count where they come first. */
async function weightsOf(
  elements: Elements,
  files: Files,
): Promise<PageAudit['weights'][number][]> {
  const weights = new Map<NodeId, { node: NodeId; html: number; images: number }>();
  const seen = new Set<string>();
  const loading: Promise<void>[] = [];
  for (const { element, node } of elements) {
    const weight = weights.get(node) ?? { node, html: 0, images: 0 };
    weights.set(node, weight);
    // Its own tag and texts; what it holds counts for itself.
    const inner = [...element.children].reduce((sum, child) => sum + child.outerHTML.length, 0);
    weight.html += element.outerHTML.length - inner;
    if (!(element instanceof HTMLImageElement)) continue;
    const src = addressOf(element);
    if (src === '' || seen.has(src)) continue;
    seen.add(src);
    loading.push(
      files(element).then(({ bytes }) => {
        weight.images += bytes;
      }),
    );
  }
  await Promise.all(loading);
  return [...weights.values()];
}
