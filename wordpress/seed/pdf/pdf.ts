import { deflateSync } from 'node:zlib';
import { bold, encoded, type Font, lines, regular } from './font.ts';
import type { TextPart } from './read-text.ts';

const PAGE = { width: 595, height: 842, margin: 56 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = 60;
const INK = '0.16 0.07 0.25 rg';
const VIOLET = '0.494 0.157 0.537 rg';
const GREY = '0.4 0.36 0.45 rg';
const NOTE = 'Documento dimostrativo: società, recapiti e prezzi sono di fantasia.';

interface PdfText {
  title: string;
  brandName: string;
  text: TextPart[];
}

/** An element of the structure that screen readers follow: a leaf is marked content of the page. */
interface Tag {
  name: string;
  kids: Tag[];
  mark?: number;
}

/** A page of A4 with real text, tagged and in Italian. Throws when the text needs a second one. */
export function pdf({ title, brandName, text }: PdfText): Buffer {
  const page = new Page();
  page.header(brandName);
  page.leaf('H1', title, { font: bold, size: 17, ink: VIOLET, after: 10 });
  for (const part of text) page.part(part);
  if (page.y < BOTTOM) throw new Error(`«${title}» does not fit one page.`);
  page.artifact(NOTE, { x: PAGE.margin, y: 36, size: 8 });
  return file(page, { title, brandName });
}

interface Style {
  font?: Font;
  size?: number;
  ink?: string;
  indent?: number;
  after?: number;
}

class Page {
  y = PAGE.height - 104;
  readonly document: Tag = { name: 'Document', kids: [] };
  readonly operators: string[] = [];
  marks = 0;
  private parent = this.document;

  header(brandName: string) {
    this.operators.push('/Artifact BMC', VIOLET, `0 ${PAGE.height - 56} ${PAGE.width} 56 re f`);
    this.operators.push('EMC');
    this.artifact(brandName, {
      x: PAGE.margin,
      y: PAGE.height - 36,
      size: 16,
      font: bold,
      ink: '1 1 1 rg',
    });
  }

  /** What screen readers skip. */
  artifact(text: string, at: { x: number; y: number; size: number; font?: Font; ink?: string }) {
    const { x, y, size, font = regular, ink = GREY } = at;
    this.operators.push('/Artifact BMC', ink, show(text, font, size, x, y), 'EMC');
  }

  part(part: TextPart) {
    if (part.kind === 'heading') {
      this.y -= 6;
      this.leaf('H2', part.text, { font: bold, size: 12, after: 4 });
    } else if (part.kind === 'paragraph') this.leaf('P', part.text, { after: 7 });
    else if (part.kind === 'list') this.list(part.items);
    else this.table(part.rows);
  }

  leaf(name: string, text: string, style: Style = {}) {
    const { font = regular, size = 10.5, ink = INK, indent = 0, after = 0 } = style;
    const broken = lines(text, font, size, WIDTH - indent);
    this.marked(name, [
      ink,
      ...broken.map((line) => {
        this.y -= size * 1.35;
        return show(line, font, size, PAGE.margin + indent, this.y);
      }),
    ]);
    this.y -= after;
  }

  private list(items: string[]) {
    this.inside('L', () => {
      for (const item of items) {
        this.inside('LI', () => this.leaf('LBody', item, { indent: 10, after: 2 }));
      }
    });
    this.y -= 5;
  }

  private table(rows: string[][]) {
    const column = WIDTH / Math.max(...rows.map((row) => row.length));
    const size = 9.5;
    this.inside('Table', () => {
      rows.forEach((row, at) => {
        const font = at === 0 ? bold : regular;
        const cells = row.map((cell) => lines(cell, font, size, column - 8));
        this.inside('TR', () => {
          cells.forEach((cell, index) => {
            const x = PAGE.margin + index * column;
            const shown = cell.map((line, row) => {
              return show(line, font, size, x, this.y - (row + 1) * size * 1.3);
            });
            this.marked(at === 0 ? 'TH' : 'TD', [INK, ...shown]);
          });
        });
        this.y -= Math.max(...cells.map((cell) => cell.length)) * size * 1.3 + 6;
        const [from, to, y] = [PAGE.margin, PAGE.width - PAGE.margin, this.y + 1];
        this.operators.push('/Artifact BMC 0.8 0.75 0.86 RG', `${from} ${y} m ${to} ${y} l S`);
        this.operators.push('EMC');
      });
    });
    this.y -= 6;
  }

  private inside(name: string, draw: () => void) {
    const outer = this.parent;
    const tag: Tag = { name, kids: [] };
    outer.kids.push(tag);
    this.parent = tag;
    draw();
    this.parent = outer;
  }

  private marked(name: string, operators: string[]) {
    const mark = this.marks++;
    this.parent.kids.push({ name, kids: [], mark });
    this.operators.push(`/${name} <</MCID ${mark}>> BDC`, ...operators, 'EMC');
  }
}

function show(text: string, font: Font, size: number, x: number, y: number): string {
  const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `BT /${font.name} ${size} Tf ${at} Td ${encoded(text)} Tj ET`;
}

/** The file: numbered objects, their places, and where to begin. */
function file(page: Page, { title, brandName }: { title: string; brandName: string }): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer) =>
    objects.push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  const [catalog, pages, leaf, content, root, info] = [1, 2, 3, 4, 5, 6];
  const fonts = `/F1 ${fontObject(regular)} /F2 ${fontObject(bold)}`;
  add(
    `<</Type/Catalog/Pages ${pages} 0 R/Lang(it-IT)/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${root} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  add(`<</Type/Pages/Kids[${leaf} 0 R]/Count 1>>`);
  add(
    `<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/StructParents 0` +
      `/Tabs/S/Contents ${content} 0 R/Resources<</Font<<${fonts}>>>>>>`,
  );
  const stream = deflateSync(Buffer.from(page.operators.join('\n'), 'latin1'), { level: 9 });
  add(
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${stream.length}>>stream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  );
  const tags = structure(page.document, { first: info + 1, root, leaf });
  add(
    `<</Type/StructTreeRoot/K ${info + 1} 0 R/ParentTree<</Nums[0[${tags.byMark
      .map((id) => `${id} 0 R`)
      .join(' ')}]]>>/ParentTreeNextKey 1>>`,
  );
  add(`<</Title${utf16(title)}/Author${utf16(brandName)}>>`);
  for (const body of tags.objects) add(body);

  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((body, at) => {
    places.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  });
  const start = length();
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n` +
        `<</Size ${count}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const fontObject = ({ base }: Font) =>
  `<</Type/Font/Subtype/Type1/BaseFont/${base}/Encoding/WinAnsiEncoding>>`;

/** The structure's elements as objects, parents first, and which of them each mark belongs to. */
function structure(document: Tag, ids: { first: number; root: number; leaf: number }) {
  const objects: string[] = [];
  const byMark: number[] = [];
  const visit = (tag: Tag, parent: number): number => {
    const id = ids.first + objects.length;
    const place = objects.push('') - 1;
    if (tag.mark !== undefined) byMark[tag.mark] = id;
    const kids =
      tag.mark === undefined
        ? `[${tag.kids.map((kid) => `${visit(kid, id)} 0 R`).join(' ')}]`
        : `${tag.mark}/Pg ${ids.leaf} 0 R`;
    const scope = tag.name === 'TH' ? '/A<</O/Table/Scope/Column>>' : '';
    objects[place] = `<</S/${tag.name}/P ${parent} 0 R/K ${kids}${scope}>>`;
    return id;
  };
  visit(document, ids.root);
  return { objects, byMark };
}

function utf16(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}
