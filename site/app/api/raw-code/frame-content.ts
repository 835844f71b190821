import { framedPage } from '@renderer/blocks/iframe/framed-page.ts';
import { mgmCode } from '@renderer/blocks/mgm-home/mgm-code.ts';

export interface FrameContent {
  html: string;
  /** Content security policy of the document that holds it. */
  policy: string;
}

type Props = Record<string, unknown>;

/** Without the origin of the site it comes from. */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups';

/** Code runs, but in an opaque origin. */
const CODE_POLICY = [
  SANDBOX,
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src data: https:',
  'font-src data: https:',
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

/** Blocks with third-party content by key: what of their fields makes the document, and its policy. */
const SOURCES: ReadonlyMap<string, { html(props: Props): string | undefined; policy: string }> =
  new Map([
    ['codice', { html: (props: Props) => text(props.Code), policy: CODE_POLICY }],
    ['recensioni', { html: (props: Props) => text(props.code), policy: CODE_POLICY }],
    ['mgmhome', { html: mgmCode, policy: CODE_POLICY }],
    ['iframe', { html: framedPage, policy: PAGE_POLICY }],
  ]);

/** The third-party content of a node, or undefined when its block has none. */
export function frameContent(key: string, props: Props): FrameContent | undefined {
  const source = SOURCES.get(key);
  const html = source?.html(props);
  return source && html ? { html, policy: source.policy } : undefined;
}
