/** Where a frame's document has the site's typeface from; an opaque origin needs it allowed. */
export const FONT_PATH = '/api/raw-code/font';

/** What code of an editor starts from: it looks like the page around it unless it says otherwise. */
const STYLE = `@font-face{font-family:Figtree;src:url(${FONT_PATH}) format("woff2");font-weight:300 900}
*,::before,::after{box-sizing:border-box}
body{display:flow-root;margin:0;color:#2a1140;font:1rem/1.6 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
img,svg,video,iframe{max-width:100%}
input,select,button{max-width:100%}`;

/** Tells the page how high the content is, and again when it changes or the page asks. */
const HEIGHT = `addEventListener('DOMContentLoaded',()=>{const tell=()=>parent.postMessage({contentHeight:document.body.getBoundingClientRect().height},'*');new ResizeObserver(tell).observe(document.body);addEventListener('message',tell)})`;

/** The document around code of an editor. On a ground of its own where the code is not ours. */
export function frameDocument(body: string, look: { own: boolean }): string {
  const ground = look.own ? '' : 'html{background:#fff}';
  return bareDocument(body, `<style>${STYLE}${ground}</style><script>${HEIGHT}</script>`);
}

/** A document that fills its frame as it is. */
export function bareDocument(body: string, head = ''): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><base target="_blank">${head}</head><body>${body}</body></html>`;
}
