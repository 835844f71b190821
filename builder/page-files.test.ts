// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageFile, isMissingFile } from './page-files.ts';

const ADDRESS = '/wordpress/wp-content/uploads/2020/01/manca.webp';
const image = (naturalWidth: number, complete = true) =>
  ({ complete, naturalWidth }) as HTMLImageElement;
const entryOf = (encodedBodySize: number, responseStatus?: number) =>
  vi
    .spyOn(performance, 'getEntriesByName')
    .mockReturnValue([{ encodedBodySize, responseStatus }] as never);

let answer: ReturnType<typeof vi.fn>;
beforeEach(() => {
  answer = vi.fn();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the file of an image', () => {
  it('weighs what came with it', async () => {
    entryOf(1200);
    expect(await imageFile(image(300), ADDRESS)).toEqual({ bytes: 1200, isMissing: false });
    expect(answer).not.toHaveBeenCalled();
  });

  it('is missing where the site has none, and the page that says so weighs nothing', async () => {
    answer.mockResolvedValue(new Response('Not found', { status: 404 }));
    entryOf(7000);
    expect(await imageFile(image(0), ADDRESS)).toEqual({ bytes: 0, isMissing: true });
    entryOf(7000, 404);
    expect(await imageFile(image(0, false), ADDRESS)).toEqual({ bytes: 0, isMissing: true });
  });

  it('weighs as much when it was asked for here', async () => {
    const entries = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
    answer.mockImplementation(async () => {
      entries.mockReturnValue([{ encodedBodySize: 3 }] as never);
      return new Response('<svg/>');
    });
    expect(await imageFile(image(0, false), ADDRESS)).toEqual({ bytes: 3, isMissing: false });
  });

  it('is asked for when it has not come yet, and not missed while nobody answers', async () => {
    entryOf(0);
    answer.mockResolvedValueOnce(new Response('12345'));
    expect(await imageFile(image(0, false), ADDRESS)).toEqual({ bytes: 5, isMissing: false });
    const accept = expect.stringContaining('image/webp');
    expect(answer.mock.lastCall?.[1]).toMatchObject({ headers: { accept } });
    answer.mockRejectedValue(new TypeError('offline'));
    expect(await imageFile(image(0), ADDRESS)).toEqual({ bytes: 0, isMissing: false });
  });
});

/** As a server answers that leads to its home page from what it does not have. */
const home = () => {
  const response = new Response('<html>', { headers: { 'content-type': 'text/html' } });
  return Object.defineProperty(response, 'redirected', { value: true });
};

it('an image that leads to the home page is missing', async () => {
  entryOf(7000);
  answer.mockResolvedValue(home());
  expect(await imageFile(image(0), ADDRESS)).toEqual({ bytes: 0, isMissing: true });
});

describe('a linked file', () => {
  it('is missing when the media library has it no longer', async () => {
    vi.stubGlobal('location', new URL('https://www.x/qui'));
    answer.mockResolvedValue(new Response(null, { status: 404 }));
    const address = '/wordpress/wp-content/uploads/x.pdf';
    expect(await isMissingFile(address)).toBe(true);
    answer.mockResolvedValue(home());
    expect(await isMissingFile(address)).toBe(true);
    expect(await isMissingFile('/altro/x.pdf')).toBe(false);
    expect(await isMissingFile(`https://altrove.it${address}`)).toBe(false);
    answer.mockResolvedValue(new Response(null));
    expect(await isMissingFile(address)).toBe(false);
  });
});
