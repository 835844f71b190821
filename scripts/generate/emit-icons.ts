import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { ICON_NAMES } from '../../builder/ui/icon-names.ts';
import type { Files } from './model.ts';

const { resolve } = createRequire(import.meta.url);

/** The editor's icons: a font of these alone, and which character of it each one is. */
export async function emitIcons(): Promise<Files> {
  const all = JSON.parse(
    await readFile(resolve('lucide-static/font/codepoints.json'), 'utf8'),
  ) as Record<string, number>;
  const glyphs = ICON_NAMES.map((name) => {
    const code = all[name];
    if (code === undefined) throw new Error(`builder/ui/icon-names.ts: no icon is named '${name}'`);
    return { name, code };
  });
  const font = await subsetFont(
    await readFile(resolve('lucide-static/font/lucide.ttf')),
    String.fromCodePoint(...glyphs.map(({ code }) => code)),
    { targetFormat: 'woff2' },
  );
  const lines = glyphs.map(({ name, code }) => `  '${name}': '\\u${code.toString(16)}',`);
  return new Map<string, string | Uint8Array>([
    ['icons/icons.woff2', font],
    [
      'icons/glyphs.ts',
      `// Written by \`npm run generate\` from builder/ui/icon-names.ts. Do not edit.\n\n/** Characters of the editor's icon font. */\nexport const glyphs = {\n${lines.join('\n')}\n} as const;\n`,
    ],
  ]);
}
