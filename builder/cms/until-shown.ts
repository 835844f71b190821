/** How long a page is waited for, in ms: what takes longer is on its way all the same. */
const PATIENCE = 8_000;
/** Wait before each look, in ms: the site learns of a change as the answer to it is sent. */
const LOOK_EVERY = 150;

/** What the site's cache says of a copy that is about to be made anew, or was not there. */
const ON_ITS_WAY = ['STALE', 'MISS'];

/**
 * Resolves once the site answers an address with a fresh copy: it goes on answering with the one
 * from before for as long as making a new one takes. Never rejects; what cannot be asked about is
 * not waited for.
 */
export async function untilShown(address: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  } while ((await isOnItsWay(address)) && Date.now() < end);
}

async function isOnItsWay(address: string): Promise<boolean> {
  try {
    const { headers, body } = await fetch(address, { cache: 'no-store' });
    await body?.cancel();
    return ON_ITS_WAY.includes(headers.get('x-nextjs-cache') ?? '');
  } catch {
    return false;
  }
}
