import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FONT_PATH } from '../app/api/raw-code/frame-document.ts';
import { LogoMark } from '../shell/LogoMark.tsx';

/** Text is escaped by React; no script runs on these pages. */
export function renderPage(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** A page that stands by itself: no script, no file to load but the site's typeface. */
export function PlainPage(page: {
  title: string;
  narrow?: boolean;
  /** The company's name, on pages for visitors: with its mark above, it leads to the site. */
  brandName?: string;
  children: ReactNode;
}) {
  const { title, narrow, brandName, children } = page;
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{brandName ? `${title} | ${brandName}` : title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        {brandName && (
          <header>
            <a href="/">
              <LogoMark />
              {brandName}
            </a>
          </header>
        )}
        <main className={narrow ? 'narrow' : undefined}>{children}</main>
      </body>
    </html>
  );
}

const STYLE = `
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(${FONT_PATH}) format("woff2")}
*{box-sizing:border-box}
body{--room:clamp(16px,4vw,48px);margin:0;padding:var(--room);font:1rem/1.55 Figtree,system-ui,sans-serif;color:#3d2f4d;background:#f7f3fb}
header{margin:calc(-1*var(--room)) calc(-1*var(--room)) var(--room);padding:14px var(--room);border-bottom:1px solid #e6deee;background:#fff}
header a{display:inline-flex;gap:10px;align-items:center;min-height:44px;color:#2a1140;font-size:1.375rem;font-weight:800;letter-spacing:-.03em;text-decoration:none}
main{max-width:1180px;margin:0 auto}
main.narrow{max-width:640px;padding:clamp(20px,5vw,44px);border-radius:24px;background:#fff;overflow-wrap:anywhere}
h1{margin:0 0 16px;color:#2a1140;font-size:1.75rem;font-weight:750;letter-spacing:-.022em;line-height:1.2}
h2{color:#2a1140;font-size:1.25rem}
a{color:#0b67a0}
dl{display:grid;gap:10px;margin:20px 0}dt{font-size:.875rem;color:#655a72}dd{margin:0;color:#2a1140;white-space:pre-wrap}
button,.button{display:inline-block;min-height:44px;padding:10px 24px;border:0;border-radius:999px;background:#7e2889;color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
button.quiet{background:#efe7f6;color:#57206b}button.danger{background:#b3134b}
:focus-visible{outline:3px solid #0b67a0;outline-offset:2px}
input,select,textarea{min-height:44px;padding:8px 12px;border:1.5px solid #857a94;border-radius:10px;background:#fff;color:#2a1140;font:inherit;max-width:100%}
label{font-weight:600;color:#2a1140}
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:4px}.wrong{color:#b3134b;font-weight:600}[aria-invalid]{border-color:#b3134b}[type=checkbox]{min-height:0;vertical-align:middle}
.actions{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center}
.actions>:is(button,.button){padding:12px 30px;background:linear-gradient(100deg,#1272b0,#7e2889)}
.bar{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:16px 0}
.bar label{display:grid;gap:4px;font-size:.875rem}
.table{overflow-x:auto;border-radius:16px;background:#fff}
table{width:100%;border-collapse:collapse}
th,td{padding:12px 14px;border-bottom:1px solid #e6deee;text-align:left;vertical-align:top;font-size:.9375rem}
th{color:#655a72;font-size:.8125rem;white-space:nowrap}
td form{display:inline}td button{min-height:36px;padding:6px 14px;font-size:.875rem}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.state{padding:3px 10px;border-radius:999px;background:#efe7f6;color:#57206b;font-size:.8125rem;font-weight:700;white-space:nowrap}
.state.sent{background:#e8f6ed;color:#1f7a46}.state.dead{background:#fdeaf1;color:#b3134b}
.note{padding:12px 16px;border-radius:12px;background:#e8f6ed;color:#14532d;font-weight:600}
details summary{cursor:pointer;color:#0b67a0}
`;
