/** What stands at the address of an image of the page. */
export interface ImageFile {
  bytes: number;
  /** The site says that there is none; what cannot be asked is taken to be there. */
  isMissing: boolean;
}

/** What browsers say that they take for an image: a picture weighs several times as much without. */
const IMAGES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Looks at the file that an image shows, or would, until the signal says that it takes too long. */
export async function imageFile(
  image: HTMLImageElement,
  address: string,
  signal?: AbortSignal,
): Promise<ImageFile> {
  if (address.startsWith('data:')) return { bytes: address.length, isMissing: false };
  const isBroken = image.complete && image.naturalWidth === 0;
  const known = isBroken ? undefined : travelled(address);
  if (known) return { bytes: known, isMissing: false };
  try {
    const cache = isBroken ? 'no-cache' : 'force-cache';
    const response = await fetch(address, { cache, signal, headers: { accept: IMAGES } });
    if (isGone(response)) return { bytes: 0, isMissing: true };
    const bytes = response.ok ? (await response.arrayBuffer()).byteLength : 0;
    // A drawing travels compressed: it weighs as much as when the page itself has asked for it.
    return { bytes: (response.ok && travelled(address)) || bytes, isMissing: false };
  } catch {
    return { bytes: 0, isMissing: false };
  }
}

/** What a file weighed as it came; undefined for none that is known to have come. */
function travelled(address: string): number | undefined {
  const entries = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  // The page that says that something is missing has a size, too.
  const came = entries.find(
    ({ encodedBodySize, responseStatus }) => encodedBodySize > 0 && !isError(responseStatus),
  );
  return came?.encodedBodySize;
}

const UPLOADS = '/wordpress/wp-content/uploads/';
/** Files that were there when they were last asked for: the page is looked at often. */
const found = new Set<string>();

/** Whether a link leads to a file that the media library no longer has. */
export async function isMissingFile(href: string, signal?: AbortSignal): Promise<boolean> {
  if (!URL.canParse(href, location.href)) return false;
  const url = new URL(href, location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(UPLOADS)) return false;
  if (found.has(url.pathname)) return false;
  try {
    const response = await fetch(url.pathname, { method: 'HEAD', cache: 'no-cache', signal });
    const isMissing = isGone(response);
    if (response.ok && !isMissing) found.add(url.pathname);
    return isMissing;
  } catch {
    return false;
  }
}

const isError = (status: number | undefined) => status !== undefined && status >= 400;

/** A server in front of WordPress may lead to a page of its own rather than say so. */
const isGone = ({ status, redirected, headers }: Response) =>
  status === 404 ||
  status === 410 ||
  (redirected && (headers.get('content-type') ?? '').startsWith('text/html'));
