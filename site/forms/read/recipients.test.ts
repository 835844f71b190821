import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { describe, expect, it, vi } from 'vitest';
import { findTarget } from './recipients.ts';

type Props = Record<string, unknown>;

vi.mock('@generated/migrations.ts', () => ({
  migrations: {
    formpmi: [
      {
        to: 2,
        migrate: ({ mails, ...rest }: Props) => (mails ? { ...rest, recipients: mails } : rest),
      },
    ],
  },
}));

it('recipients of a page saved with a former version of the form’s block are found', () => {
  const page = {
    nodes: {
      root: { id: 'root', component: 'root', props: {}, childIds: ['a'] },
      a: {
        ...{ id: 'a', component: 'FormPmi', childIds: [] },
        props: { mails: [{ email: 'imprese@albaviva.example' }] },
      },
    },
    versions: { formpmi: 1 },
  };
  const target = findTarget(formDefinitions.pmi, JSON.stringify(page), 'a');
  expect(target?.to).toEqual(['imprese@albaviva.example']);
});

describe('recipients', () => {
  const page = (props: object) =>
    JSON.stringify({
      nodes: {
        root: { id: 'root', component: 'root', props: {}, childIds: ['a'] },
        a: { id: 'a', component: 'formpmi', props, childIds: [] },
      },
    });
  it('are addresses alone, each once', () => {
    const recipients = [
      { email: 'a@b.example, c@d.example' },
      { email: 'a@b.example' },
      { email: 'x\r\nBcc: y@z.example' },
      {},
      null,
    ];
    expect(findTarget(formDefinitions.pmi, page({ recipients }), 'a')?.to).toEqual([
      'a@b.example',
      'c@d.example',
      'y@z.example',
    ]);
    expect(findTarget(formDefinitions.pmi, page({ recipients: 'x' }), undefined)?.to).toEqual([]);
    expect(findTarget(formDefinitions.assistant, page({}), 'a')).toBeUndefined();
    expect(findTarget(formDefinitions.pmi, 'not json', 'a')).toBeUndefined();
  });

  it('are those of the page’s only form that anybody sees', () => {
    const form = (id: string, email: string, more = {}) => ({
      [id]: {
        ...{ id, component: 'FormPmi', childIds: [] },
        ...{ props: { recipients: [{ email }] }, ...more },
      },
    });
    const root = { id: 'root', component: 'root', props: {}, childIds: ['a', 'b'] };
    const nodes = {
      ...{ root, ...form('a', 'chiuso@albaviva.example', { hidden: true }) },
      ...form('b', 'aperto@albaviva.example'),
    };
    const found = (id?: string) => findTarget(formDefinitions.pmi, JSON.stringify({ nodes }), id);
    expect(found()?.to).toEqual(['aperto@albaviva.example']);
    expect(found('a')).toBeUndefined();
  });
});
