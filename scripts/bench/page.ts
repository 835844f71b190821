import { createDocument } from '../../renderer/document/create-document.ts';
import { insertSubtree, type Subtree } from '../../renderer/document/operations/insert-subtree.ts';
import { serializeDocument } from '../../renderer/document/serialize.ts';
import { ROOT_ID } from '../../renderer/document/types.ts';

/** Texts of one section of the benchmark page. */
export const SECTION = {
  title: 'Un prezzo che si legge',
  text: 'Materia prima, quota fissa e durata: tre righe, senza asterischi.',
  steps: ['Scegli l’offerta', 'Firma online', 'Al resto pensiamo noi'],
};

/** Blocks of one section: a container with two blocks in it. */
const BLOCKS_PER_SECTION = 3;

/** The saved JSON of a page with about `nodes` blocks: containers, texts and steps. */
export function benchmarkPage(nodes: number): string {
  const section: Subtree = {
    component: 'PageBlock',
    props: { title: SECTION.title, columns: '2' },
    children: [
      { component: 'TextBlock', props: { title: SECTION.title } },
      {
        component: 'SectionSteps',
        props: { title: SECTION.title, steps: SECTION.steps.map((text) => ({ text })) },
      },
    ],
  };
  let document = createDocument();
  const children = Array.from({ length: sections(nodes) }, () => section);
  const page: Subtree = { component: 'PageBlock', children };
  document = insertSubtree(document, { parentId: ROOT_ID, subtree: page }).document;
  return serializeDocument(document);
}

export const sections = (nodes: number) => Math.max(1, Math.round(nodes / BLOCKS_PER_SECTION));
