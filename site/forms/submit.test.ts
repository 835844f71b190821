import { Readable } from 'node:stream';
import { type FormName, formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { describe, expect, it, vi } from 'vitest';
import type { FormContext } from './context.ts';
import { submit } from './submit.ts';

vi.mock('./guard/check-post.ts', () => ({ checkCaller: async () => {}, checkToken: () => {} }));
vi.mock('./outbox/accept.ts', () => ({ acceptSubmission: async () => 'accepted' }));

const FIELDS: Partial<Record<FormName, Record<string, string>>> = {
  assistant: {
    ...{ name: 'Zoë', surname: 'D’Àngelo', email: 'zoe@casa.example', phone: '3456789012' },
    ...{ city: 'Forlì', textArea: 'Perché?' },
  },
  callmeback: { name: 'Zoë D’Àngelo', phone: '3456789012', privacy: 'true' },
  brand: { name: 'Zoë', surname: 'D’Àngelo', email: 'zoe@casa.example', phone: '345 678 9012' },
  pmi: {
    ...{ nome: 'Zoë', cognome: 'D’Àngelo', email: 'zoe@casa.example', phone: '3456789012' },
    ...{ nomeazienda: 'Figli & C.', city: 'Forlì', piva: '01234567897' },
  },
};

/** What a form posted without scripts from a page with this block is answered. */
async function answer(form: FormName, block: { component: string; props: object }) {
  const node = { id: 'a', childIds: [], ...block };
  const root = { id: 'root', component: 'root', props: {}, childIds: ['a'] };
  const context = {
    settings: { siteOrigin: 'https://www.prova.example', to: [] },
    limits: { submission: async () => 0 },
    readPage: async () => JSON.stringify({ nodes: { root, a: node } }),
    channels: [],
    wake: () => {},
  } as unknown as FormContext;
  const body = new URLSearchParams({ ...FIELDS[form], _page: '/contatti' }).toString();
  const reply = await submit(
    formDefinitions[form],
    {
      ...{ method: 'POST', path: '/modulo', query: new URLSearchParams(), address: '::1' },
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: Readable.from([Buffer.from(body)]),
    },
    context,
  );
  return [reply.status, /<h1>([^<]*)<\/h1>/.exec(String(reply.body))?.[1]];
}

describe('a form sent without scripts ends', () => {
  const DEFAULT = 'Messaggio inviato correttamente';

  it.each([
    [{ thankMessage: 'A presto.' }, 'A presto.'],
    [{ thankMessage: ' ' }, DEFAULT],
    [{ thankMessage: 7 }, DEFAULT],
    [{}, DEFAULT],
  ])('with the thanks of the contact form’s block %j: %s', async (props, thanks) => {
    expect(await answer('assistant', { component: 'FormAlba', props })).toEqual([200, thanks]);
  });

  it('with the default thanks where the block is not to be found', async () => {
    const other = { component: 'TextBlock', props: { thankMessage: 'Altro' } };
    expect(await answer('assistant', other)).toEqual([200, DEFAULT]);
  });

  it('with the thanks of the sub-brand’s form', async () => {
    const block = { component: 'AlbavivaForm', props: { thankMessage: 'Grazie!' } };
    expect(await answer('brand', block)).toEqual([200, 'Grazie!']);
  });

  it('with the thanks of the block to be called back, in each of its shapes', async () => {
    for (const component of ['CallMeBack', 'CallMeBackPage', 'CallMeBackNew']) {
      const block = { component, props: { thankMessage: 'Ti chiamiamo.' } };
      expect(await answer('callmeback', block), component).toEqual([200, 'Ti chiamiamo.']);
    }
  });

  it('with the sentences of the PMI form, whose block has no thanks', async () => {
    const block = { component: 'FormPmi', props: { thankMessage: 'Altro' } };
    expect(await answer('pmi', block)).toEqual([200, 'La tua richiesta è stata inviata.']);
  });
});

it('a number of one of the shops is the company’s, though no setting names it', async () => {
  const compared = async (phone: string) => {
    const context = {
      settings: { companyPhones: ['800 000 123'], brandName: 'Albaviva' },
      readShopPhones: async () => ['800 000 102'],
    } as unknown as FormContext;
    const reply = await submit(
      formDefinitions['chiamate-sospette'],
      {
        ...{ method: 'POST', path: '/chiamatesospette/', query: new URLSearchParams() },
        ...{ address: '::1', headers: { 'content-type': 'application/json' } },
        body: Readable.from([Buffer.from(JSON.stringify({ phone }))]),
      },
      context,
    );
    return (JSON.parse(String(reply.body)) as { company?: boolean }).company;
  };
  expect(await compared('+39 800 000102')).toBe(true);
  expect(await compared('800 000 103')).toBe(false);
});
