import { escapeHtml } from '@renderer/ui/text/escape-html.ts';

/** The address of a page that may be framed: https only, written so that it fits an attribute. */
export function frameUrl(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { href, protocol } = new URL(url);
  return protocol === 'https:' ? href : undefined;
}

/**
 * The document between this site and the framed page. It runs no script; the page in it has an
 * origin of its own and no storage, also where it is one of this site's, and can neither navigate
 * this site nor open dialogs over it.
 */
export function framedPage(props: Record<string, unknown>): string | undefined {
  const url = frameUrl(props.Url);
  if (!url) return undefined;
  const title = typeof props.Title === 'string' ? props.Title : '';
  return `<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style><iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" sandbox="allow-scripts allow-forms allow-popups" referrerpolicy="no-referrer" allow="fullscreen"></iframe>`;
}
