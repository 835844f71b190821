import { createDocument } from '../../renderer/document/create-document.ts';
import { insertSubtree, type Subtree } from '../../renderer/document/operations/insert-subtree.ts';
import { serializeDocument } from '../../renderer/document/serialize.ts';
import { ROOT_ID } from '../../renderer/document/types.ts';

/**
 * Texts of one section, different in each as on a real page: an engine remembers what it found in
 * a text it has just seen.
 */
export const textsOf = (section: number) => ({
  title: `Un prezzo che si legge, parte ${section}`,
  steps: [
    `Scegli l’offerta ${section}`,
    `Firma online il contratto ${section}`,
    `Al resto pensiamo noi, entro ${section} giorni`,
  ],
});

/** Blocks of one section: a container with two blocks in it. */
const BLOCKS_PER_SECTION = 3;

/** The saved JSON of a page with about `nodes` blocks: containers, texts and steps. */
export function benchmarkPage(nodes: number): string {
  const section = (index: number): Subtree => {
    const { title, steps } = textsOf(index);
    return {
      component: 'PageBlock',
      props: { title, columns: '2' },
      children: [
        { component: 'TextBlock', props: { title } },
        { component: 'SectionSteps', props: { title, steps: steps.map((text) => ({ text })) } },
      ],
    };
  };
  let document = createDocument();
  const children = Array.from({ length: sections(nodes) }, (_, index) => section(index));
  const page: Subtree = { component: 'PageBlock', children };
  document = insertSubtree(document, { parentId: ROOT_ID, subtree: page }).document;
  // As saved pages do, it says which versions of its blocks it holds.
  const versions = { pageblock: 1, textblock: 1, sectionsteps: 1 };
  return serializeDocument({ ...document, versions });
}

export const sections = (nodes: number) => Math.max(1, Math.round(nodes / BLOCKS_PER_SECTION));
