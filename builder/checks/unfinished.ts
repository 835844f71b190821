import { templates } from '@generated/templates.ts';
import type { DocumentNode } from '@renderer/document/types.ts';
import { isReference, patternIdOf } from '@renderer/patterns/reference.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { slugOf } from '@renderer/ui/text/slug.ts';
import { textFields } from '../find-field.ts';
import { isMadeTitle } from '../key-titles.ts';
import { givenBy, keysGivenBy } from '../keys.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';

const SAMPLES = new Set(templates.flatMap((template) => template.samples));

/** Shorter texts, such as labels, are often meant as they come, if they are no heading. */
const SENTENCE = 25;

/** Of more than these, where nothing else was written, it is said of the whole block. */
const SEVERAL = 3;

/** Texts of a page template that nobody has replaced, and what is left of a new block's example. */
export function samples(input: CheckInput): CheckFinding[] {
  return [...input.document.nodes.values()].flatMap((node) => {
    if (isReference(node)) return samplesShared(node, input);
    const fields = textFields(node.props);
    const left = fields.filter(isTemplates).map(({ path, value }) => {
      const message = `Testo di esempio ancora da cambiare: «${plainText(value)}».`;
      return finding('samples', node, message, path);
    });
    return [...left, ...untitled(node), ...untouched(node, input)];
  });
}

/** Once for all of them: they are changed where the shared block is. */
function samplesShared(node: DocumentNode, input: CheckInput): CheckFinding[] {
  const shared = input.shared?.get(patternIdOf(node) ?? 0);
  if (!shared) return [];
  const { title, nodes } = shared;
  const own = [...nodes.values()].filter((each) => !isReference(each));
  const document = { nodes: new Map(own.map((each) => [each.id, each])), media: [] };
  if (samples({ ...input, document, live: undefined }).length === 0) return [];
  const message = `In «${title}» ci sono ancora testi di esempio: aprilo per cambiarli.`;
  return [finding('samples', node, message, ['patternId'])];
}

/** Items with the title that they were made with. */
function untitled(node: DocumentNode): CheckFinding[] {
  const { list = '', title = '' } = givenBy(node) ?? {};
  return keysGivenBy(node).flatMap((item, at) =>
    isMadeTitle(node, item.title)
      ? [finding('samples', node, 'È ancora il titolo con cui nasce.', [list, at, title])]
      : [],
  );
}

/**
 * A new block is filled with sentences that read as if the company had said them. An item may have
 * come from any other by duplicating or moving it.
 */
function untouched(
  node: DocumentNode,
  { starter, origin, live, path: address }: CheckInput,
): CheckFinding[] {
  const { props, within = [] } = starter?.(node.component) ?? {};
  const given = new Set([props, ...within].flatMap(textFields).map(placed));
  const seen = new Set(textFields(live?.get(node.id)?.props).map(placed));
  // What visitors have read already, or the page itself is called, was meant.
  const isMeant = (field: Field) => seen.has(placed(field)) || isCalled(address, field);
  const fields = textFields(node.props).flatMap((field) =>
    isTemplates(field) ? [] : [{ ...field, isGiven: given.has(placed(field)) }],
  );
  // As long as nothing is written, the texts themselves are what is left.
  const isBegun = fields.some(({ isGiven, value }) => !isGiven && plainText(value) !== '');
  const left = new Map<Left, Field[]>();
  for (const field of fields) {
    const kind = leftOf(field, { origin, isBegun, isMeant: isMeant(field) });
    if (kind) left.set(kind, [...(left.get(kind) ?? []), field]);
  }
  const isWhole = fields.every((field) => field.isGiven || !isSentence(field));
  // That some of it is meant by now is no reason to speak of the rest in other words.
  const count = fields.filter((field) =>
    leftOf(field, { origin, isBegun: false, isMeant: false }),
  ).length;
  if (left.size === 0 || !isWhole || count <= SEVERAL) {
    return [...left].map(([kind, [first, ...others]]) => ({
      ...finding('samples', node, LEFT[kind], first?.path),
      ...(others.length > 0 && { also: others.map(({ path }) => path) }),
    }));
  }
  // Of no single field: the name of the first would read as if it were about that alone.
  const isAll = fields.every(({ isGiven }) => isGiven);
  return [finding('samples', node, isAll ? ALL_LEFT : MOST_LEFT)];
}

const ALL_LEFT = 'Tutti i testi sono ancora quelli di esempio, con cui nasce il blocco.';
/** A title or a label is another. */
const MOST_LEFT = 'Quasi tutti i testi sono ancora quelli di esempio, con cui nasce il blocco.';

/** What is said of a block as a whole. */
export const WHOLE_LEFT = [ALL_LEFT, MOST_LEFT] as const;

/**
 * What of an example may be left. It is said once for all fields of a block that are left alike: with
 * a sentence for each there would be more to do, to read it, after the first was mended than before.
 */
const LEFT = {
  text: 'È ancora il testo di esempio.',
  file: 'È ancora il file di esempio.',
  linkedFile: 'Nel testo c’è ancora un file di esempio.',
  address: 'È ancora l’indirizzo di esempio.',
  home: 'Porta ancora alla home, come nell’esempio.',
  link: 'Porta ancora dove portava nell’esempio.',
} as const;
type Left = keyof typeof LEFT;

type Field = ReturnType<typeof textFields>[number];

const isTemplates = ({ value }: Field) => SAMPLES.has(plainText(value));

function leftOf(
  field: Field & { isGiven: boolean },
  { origin, isBegun, isMeant }: { origin: string; isBegun: boolean; isMeant: boolean },
): Left | undefined {
  if (EXAMPLE_FILE.test(field.value)) return 'file';
  if (addressesIn(field.value).some((address) => EXAMPLE_FILE.test(address))) return 'linkedFile';
  if (!field.isGiven) return undefined;
  if (isExampleSite(field.value, origin)) return 'address';
  // Hardly any button is meant to lead there, online or not; of one that is the warning is accepted.
  if (field.value === '/') return 'home';
  if (isBegun && PAGE_PATH.test(field.value) && !isMeant) return 'link';
  const isTelling = isSentence(field) || (isHeading(field) && !isMeant);
  return isTelling ? 'text' : undefined;
}

const EXAMPLE_FILE = /\/esempio\.\w+(?:[?#][^<>]*)?$/;

/** A page of the site, or a place in one; no image. */
const PAGE_PATH = /^\/[\w-]+(?:\/[\w-]+)*\/?(?:#[\w-]+)?$/;

/** What the markup of a text leads to, or shows. */
function addressesIn(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? '',
    ),
  );
}

/** A field's value with its place, whichever the item of a list. */
const placed = ({ path, value }: Field) =>
  JSON.stringify([path.map((part) => (typeof part === 'number' ? 0 : part)), value]);

/** Names under `.example` are nobody's, other than that of a site on trial. */
function isExampleSite(value: string, origin: string): boolean {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.hostname.endsWith('.example') && url.origin !== origin;
}

function isSentence({ value }: Field): boolean {
  const text = plainText(value);
  return text.length >= SENTENCE && text.includes(' ');
}

/** Fewer words of a title are often meant as they come: «Dicono di noi». */
const PHRASE = 4;

/** Whether a text, however short, is what its block is about: a phrase as its title, a line over it, a name. */
function isHeading({ path, value }: Field): boolean {
  const [name, ...more] = path;
  if (typeof name !== 'string' || more.length > 0) return false;
  const words = plainText(value).split(/\s+/).filter(Boolean).length;
  return /^title$/i.test(name)
    ? words >= PHRASE
    : /^(eyebrow|(product)?name)$/i.test(name) && words >= 2;
}

/** Whether a text is the name that a page's address ends on. */
function isCalled(address: string, { value }: Field): boolean {
  const slug = slugOf(plainText(value));
  return slug !== '' && address.split('/').filter(Boolean).at(-1) === slug;
}

/** Blocks that visitors would not see. */
export function emptyBlocks({ document: { nodes }, audit }: CheckInput): CheckFinding[] {
  return audit.empty.flatMap((id) => {
    const node = nodes.get(id);
    return node
      ? [finding('empty-blocks', node, 'Il blocco è vuoto: chi visita non lo vede.')]
      : [];
  });
}
