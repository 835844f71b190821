import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSeed } from './import/read-seed.ts';
import { pdf } from './pdf/pdf.ts';
import { readText } from './pdf/read-text.ts';

// Draws the PDF of every document of the seed from its own title and text:
// `npx tsx wordpress/seed/make-documents.ts`, after a change in content/documents/.
const folder = import.meta.dirname;
const brandName = process.env.BRAND_NAME || 'Albaviva';

const { items } = await readSeed(folder, { brandName });
await mkdir(path.join(folder, 'files'), { recursive: true });
for (const item of items) {
  const file = String(item.acf?.document_attachment ?? '');
  if (!file.startsWith('seed:files/')) continue;
  const bytes = pdf({ title: item.title, brandName, text: readText(item.content ?? '') });
  await writeFile(path.join(folder, file.slice('seed:'.length)), bytes);
}
