import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { expect, it, vi } from 'vitest';
import { findTarget } from './recipients.ts';

type Props = Record<string, unknown>;

vi.mock('@generated/migrations.ts', () => ({
  migrations: {
    formpmi: [
      { to: 2, migrate: ({ mails, ...rest }: Props) => ({ ...rest, recipients: mails ?? [] }) },
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
