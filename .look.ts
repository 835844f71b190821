// usage: npx tsx .look.ts <block-folder>... [--widths 390,1440] ; pictures in $LOOK_OUT (default /tmp/look)
import { readFileSync, readdirSync, mkdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { register } from 'node:module';
register('./renderer/static/css-modules-hook.mjs', import.meta.url);
const root = import.meta.dirname;
const { serverRegistry } = await import('./generated/registry.server.ts');
const { examples } = await import('./generated/examples.ts');
const { defaultContext } = await import('./renderer/static/default-context.ts');
const { blockKey } = await import('./renderer/document/block-key.ts');
const { renderToStaticMarkup } = await import('react-dom/server');
const { createElement } = await import('react');
function walk(d: string): string[] { return readdirSync(d, { withFileTypes: true }).flatMap((e) => e.isDirectory() ? walk(path.join(d, e.name)) : [path.join(d, e.name)]); }
let css = readFileSync(path.join(root, 'renderer/tokens/tokens.css'), 'utf8') + readFileSync(path.join(root, 'renderer/tokens/base.css'), 'utf8');
for (const f of walk(path.join(root, 'renderer')).filter((f) => f.endsWith('.module.css'))) {
  const name = path.basename(f, '.module.css');
  css += readFileSync(f, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\(([^)]*)\)/g, (_m, s) => s.replace(/\./g, '\u0001')).replace(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g, `.${name}_$1`).replace(/\u0001/g, '.');
}
const args = process.argv.slice(2); const wi = args.indexOf('--widths'); const widths = (wi >= 0 ? args.splice(wi, 2)[1]! : '390,1440').split(',').map(Number);
const out = process.env.LOOK_OUT ?? '/tmp/look'; mkdirSync(out, { recursive: true });
let n = 0;
function view(sub: any): any {
  const block = serverRegistry.get(blockKey(sub.component)); if (!block) throw new Error('no block ' + sub.component);
  const kids = (sub.children ?? []).map(view); const props = block.fillDefaults(sub.props ?? {});
  if (!block.validate(props)) console.log('INVALID', sub.component, JSON.stringify(block.validate.errors));
  return createElement(block.View as any, { key: ++n, props, data: sub.data, nodeId: 'n' + n, context: { ...defaultContext([]) }, children: kids.length ? kids : undefined });
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const name of args) {
  const entry = [...serverRegistry.values()].find((b: any) => b.entry.name === name); if (!entry) { console.log('unknown', name); continue; }
  const list = examples[entry.entry.key] ?? [];
  for (const w of widths) {
    const page = await browser.newPage({ viewport: { width: w, height: 900 }, javaScriptEnabled: false });
    await page.route('**/*', (route) => {
      const p = decodeURIComponent(new URL(route.request().url()).pathname);
      if (p === '/look') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      for (const base of ['site/public', 'wordpress/seed']) { const f = path.join(root, base, p); if (p !== '/' && existsSync(f)) return route.fulfill({ path: f }); }
      const font = /^\/font\.woff2$/.test(p) && walk(path.join(root, 'node_modules/@fontsource-variable/figtree/files')).find((f) => f.includes('latin-wght-normal'));
      if (font) return route.fulfill({ path: font });
      return route.fulfill({ status: 404, body: '' });
    });
    const body = list.map((ex: any) => `<p style="font:12px monospace;background:#222;color:#fff;margin:24px 0 0;padding:4px 12px">${name} · ${ex.name}</p>` + renderToStaticMarkup(view({ component: entry.entry.component, props: ex.props, children: ex.children, data: ex.data }))).join('');
    var html = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>@font-face{font-family:Figtree;src:url(/font.woff2);font-weight:300 900}</style><style>${css}</style><body>${body}`;
    await page.goto('http://look.local/look'); await page.waitForTimeout(200);
    const wide = await page.locator('body').evaluate(() => 0).catch(() => 0);
    await page.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: true });
    await page.close();
    const p2 = await browser.newPage({ viewport: { width: w, height: 900 } });
    await p2.route('**/*', (r) => r.request().url().endsWith('/look') ? r.fulfill({ contentType: 'text/html; charset=utf-8', body: html }) : r.abort());
    await p2.goto('http://look.local/look');
    const over = await p2.evaluate(() => { const bad: string[] = []; for (const e of document.querySelectorAll('body *')) { const r = e.getBoundingClientRect(); if (r.right > innerWidth + 1 && r.width > 0 && getComputedStyle(e).position !== 'absolute') { let a: Element | null = e; let ok = false; while ((a = a!.parentElement)) { const o = getComputedStyle(a).overflowX; if (o !== 'visible') { ok = a !== document.body; break; } } if (!ok) bad.push(e.tagName + '.' + (e as HTMLElement).className + ' ' + Math.round(r.right)); } } return bad.slice(0, 3); });
    if (over.length) console.log('OVERFLOW', name, w, over.join(' | '));
    await p2.close();
  }
  console.log(`${out}/${name}-{${widths.join(',')}}.png`);
}
await browser.close();
