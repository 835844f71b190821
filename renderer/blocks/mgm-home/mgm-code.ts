import { escapeHtml } from '@renderer/ui/text/escape-html.ts';

/**
 * The frame's document body for the member-get-member code: an element that carries the uid, then
 * the code, or the script whose address the editor gave instead.
 */
export function mgmCode(props: { Script?: unknown; uid?: unknown }): string | undefined {
  const script = typeof props.Script === 'string' ? props.Script.trim() : '';
  if (!script) return undefined;
  const uid = typeof props.uid === 'string' ? props.uid : '';
  const address = /^https:\/\/\S+$/.test(script);
  const code = address ? `<script src="${escapeHtml(script)}"></script>` : script;
  return `<div id="mgm" data-uid="${escapeHtml(uid)}"></div>${code}`;
}
