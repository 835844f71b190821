import type { Finding } from '@renderer/document/types.ts';
import { describe, expect, it } from 'vitest';
import type { PageAudit } from '../audit.ts';
import { node, page } from '../test-support/document.ts';
import { besideProblems } from './beside-problems.ts';

const { nodes } = page(
  node('link', { props: { href: 'niente di buono', other: '/luce', image: '/nuova.webp' } }),
  node('shared', { component: 'SyncedPattern', props: { patternId: 12 } }),
);
const audit: PageAudit = {
  ...{ headings: [{ node: 'link', level: 1, text: 'Luce' }], ids: [], contrast: [], weights: [] },
  links: [
    { node: 'link', href: '/manca', text: 'Prima' },
    { node: 'link', href: '/luce', text: 'Luce' },
  ],
  images: [{ node: 'link', src: '/vecchia.webp', alt: '' }],
  missing: [{ node: 'link', address: '/vecchia.webp', kind: 'image' }],
  unseen: [{ node: 'shared', why: 'pattern' }],
  empty: [],
};
const problem = (id: string, severity: Finding['severity'] = 'error'): Finding => ({
  ...{ node: id, component: 'X', pointer: '', message: '', rule: 'format', severity },
});
const beside = (...problems: Finding[]) => besideProblems(audit, { nodes, problems });

describe('what the canvas sees beside the problems of the fields', () => {
  it('is all of it where there are none', () => {
    expect(beside()).toBe(audit);
  });

  it('holds of a block in error only the addresses it still has', () => {
    const { links, images, missing, headings } = beside(problem('link'));
    expect(links.map(({ href }) => href)).toEqual(['/luce']);
    expect([images, missing]).toEqual([[], []]);
    expect(headings).toEqual(audit.headings);
  });

  it('holds all of a block that is shown as it is, whatever the warnings', () => {
    expect(beside(problem('link', 'warning')).links).toEqual(audit.links);
  });

  it('names a shared block that is missing once', () => {
    expect(beside(problem('link')).unseen).toHaveLength(1);
    expect(beside(problem('shared')).unseen).toEqual([]);
  });
});
