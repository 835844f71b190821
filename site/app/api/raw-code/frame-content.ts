import { framedPage } from '@renderer/blocks/iframe/framed-page.ts';
import { mgmCode } from '@renderer/blocks/mgm-home/mgm-code.ts';
import { isOwnCode } from '@renderer/ui/raw-code/is-own-code.ts';
import { bareDocument, frameDocument } from './frame-document.ts';

export interface FrameContent {
  document: string;
  /** Content security policy of the document that holds it. */
  policy: string;
}

type Props = Record<string, unknown>;

/** Without the origin of the site it comes from. */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups';

/** Code that names nobody else can reach nobody else, even by an address it puts together. */
const OWN_POLICY = [
  SANDBOX,
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src data: 'self'",
  "font-src data: 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Code runs, but in an opaque origin. */
const CODE_POLICY = [
  SANDBOX,
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src data: https:',
  "font-src data: https: 'self'",
  'connect-src https:',
  'frame-src https:',
  'media-src https:',
  "frame-ancestors 'self'",
].join('; ');

/** Nothing runs but what the framed page brings into its own frame. */
const PAGE_POLICY = [
  SANDBOX,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'frame-src https:',
  "frame-ancestors 'self'",
].join('; ');

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The code of the blocks that hold some, by key. */
const CODES: ReadonlyMap<string, (props: Props) => string | undefined> = new Map([
  ['codice', ({ Code }: Props) => text(Code)],
  ['recensioni', ({ code }: Props) => text(code)],
  ['mgmhome', mgmCode],
]);

/** What stands in the frame of a node, or undefined when its block has none. */
export function frameContent(key: string, props: Props): FrameContent | undefined {
  if (key === 'iframe') {
    const page = framedPage(props);
    return page ? { document: bareDocument(page), policy: PAGE_POLICY } : undefined;
  }
  const code = CODES.get(key)?.(props);
  if (!code) return undefined;
  const own = isOwnCode(code);
  return { document: frameDocument(code, { own }), policy: own ? OWN_POLICY : CODE_POLICY };
}
