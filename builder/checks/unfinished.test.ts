import { describe, expect, it } from 'vitest';
import { NOTHING_WRONG } from '../test-support/audit.ts';
import { node, page } from '../test-support/document.ts';
import type { CheckInput } from './check.ts';
import { samples } from './unfinished.ts';

describe('of what a new block began with, the checks', () => {
  const answers = ['Entro due minuti, ogni giorno.', 'Entro tre giorni, per posta.'];
  const files = {
    note: 'Ogni due mesi, via e-mail o per posta.',
    href: '/documenti/esempio.pdf',
  };
  const items = answers.map((text) => ({ title: 'Scopri', text, href: files.href }));
  const starter = () => ({ props: { ...files, app: 'https://app.example/x', text: '', items } });
  const found = (props: object, more: Partial<CheckInput> = {}) =>
    samples({
      ...{
        document: page(node('a', { props: { ...props } })),
        audit: NOTHING_WRONG,
        paths: undefined,
      },
      ...{ path: '/qui', origin: 'https://www.x', starter, ...more },
    }).map(({ pointer, message, also }) => [
      ...[pointer.replace('/nodes/a/props/', ''), message],
      ...(also ? [also.length] : []),
    ]);
  const TEXT = 'È ancora il testo di esempio.';
  const FILE = 'È ancora il file di esempio.';

  it('see each field that is left, in whichever item it stands', () => {
    const [first, second] = items;
    const mended = { ...first, title: 'Quando?', href: '/documenti/tariffe.pdf' };
    expect(found({ items: [{ ...mended, text: 'Entro un minuto, tutti i giorni.' }] })).toEqual([]);
    expect(found({ items: [{ ...second, href: '/tariffe.pdf' }, mended] })).toEqual([
      ['items/0/text', 'È ancora il testo di esempio.', 1],
    ]);
    expect(found({ items: [{ title: 'Nuovo', text: 'Il nostro.', href: first?.href }] })).toEqual([
      ['items/0/href', FILE],
    ]);
  });

  it('see what is left in a shared block once, at the place where it is shown', () => {
    const reference = node('a', { component: 'SyncedPattern', props: { patternId: 7 } });
    const shown = (text: string) => {
      const { nodes } = page(node('x', { props: { text } }), node('y', { props: { text } }));
      const shared = new Map([[7, { title: 'Domande', nodes, media: [] }]]);
      return found(
        {},
        { document: page(reference), shared, starter: () => ({ props: { text: answers[0] } }) },
      );
    };
    expect(shown(answers[0] ?? '')).toEqual([
      ['patternId', 'In «Domande» ci sono ancora testi di esempio: aprilo per cambiarli.'],
    ]);
    expect(shown('Il nostro testo, che è un altro.')).toEqual([]);
  });

  it('leave alone short labels, and the same sentence in a field of another kind', () => {
    expect(found({ items: [{ title: 'Scopri' }], text: answers[0] })).toEqual([]);
  });

  describe('among titles and names', () => {
    const [title, productName, label] = [
      'Cosa paghi in bolletta',
      'Luce Chiara Casa',
      'Trova il punto vendita',
    ];
    const text = 'Il testo è nuovo, e parla d’altro.';
    const made = { title, productName, label, text: 'La bolletta è fatta di quattro parti.' };
    const left = (props: object, more: Partial<CheckInput> = {}) =>
      found(props, { starter: () => ({ props: made }), ...more });

    it('see one that is left though its text was changed', () => {
      expect(left({ ...made, text })).toEqual([['title', 'È ancora il testo di esempio.', 1]]);
      expect(left({ title: 'Le voci della bolletta', productName: 'Luce Sera', text })).toEqual([]);
    });

    it('leave alone labels, titles of few words, and those of items', () => {
      expect(left({ label, text })).toEqual([]);
      const starter = () => ({ props: { title: 'Dicono di noi', items: [{ title }] } });
      expect(found({ title: 'Dicono di noi', items: [{ title }] }, { starter })).toEqual([]);
    });

    it('see the line over a title, in letters however few', () => {
      const starter = () => ({ props: { eyebrow: 'Cambio fornitore', label: 'Novità' } });
      const written = { title: 'Fibra e luce', label: 'Novità' };
      expect(found({ ...written, eyebrow: 'Cambio fornitore' }, { starter })).toEqual([
        ['eyebrow', TEXT],
      ]);
      expect(found({ ...written, eyebrow: 'Fibra e luce insieme' }, { starter })).toEqual([]);
    });

    it('leave alone the name of the page itself', () => {
      expect(left({ productName }, { path: '/offerte/luce/luce-chiara-casa' })).toEqual([]);
      expect(left({ productName }, { path: '/offerte/luce/luce-chiara' })).toHaveLength(1);
    });

    it('leave alone what visitors see already, in that block', () => {
      const { nodes: live } = page(node('a', { props: { title } }));
      expect(left({ title }, { live })).toEqual([]);
      expect(left({ title, productName }, { live })).toEqual([['productName', TEXT]]);
      const { nodes: other } = page(node('b', { props: { title } }));
      expect(left({ title }, { live: other })).toEqual([['title', TEXT]]);
    });
  });

  it('see an address of nobody, if it is not that of the site on trial', () => {
    const app = 'https://app.example/x';
    expect(found({ app })).toEqual([['app', 'È ancora l’indirizzo di esempio.']]);
    expect(found({ app }, { origin: 'https://app.example' })).toEqual([]);
    expect(found({ app: 'https://app.example/y' })).toEqual([]);
  });

  it('see an example file in a block without an example too', () => {
    expect(found({ href: '/documenti/esempio.zip' }, { starter: () => undefined })).toEqual([
      ['href', FILE],
    ]);
  });

  it.each([
    '<p>Leggi le <a class="x" href="/documenti/esempio.pdf">condizioni</a>.</p>',
    "<p>Leggi le <a href='/documenti/esempio.pdf#page=2'>condizioni</a>.</p>",
    '<p><img alt="" src=/immagini/esempio.png></p>',
  ])('see an example file inside of a text: %s', (text) => {
    expect(found({ text })).toEqual([['text', 'Nel testo c’è ancora un file di esempio.']]);
  });

  it('leave alone a text that only speaks of such a file', () => {
    const text = '<p>Si chiama /esempio.pdf, come <a href="/documenti/tariffe.pdf">questo</a></p>';
    expect(found({ text })).toEqual([]);
    expect(found({ text: 'Si scrive href="/esempio.pdf" così' })).toEqual([]);
  });

  it('speak once of a block in which nothing was written', () => {
    expect(found({ items })).toEqual([
      ['/nodes/a', 'Tutti i testi sono ancora quelli di esempio, con cui nasce il blocco.'],
    ]);
    expect(found({ title: 'Risposte', items })).toEqual([
      ['/nodes/a', 'Quasi tutti i testi sono ancora quelli di esempio, con cui nasce il blocco.'],
    ]);
    const some = found({ title: 'Le nostre risposte ai clienti', items });
    expect(some).toEqual([
      ['items/0/text', 'È ancora il testo di esempio.', 1],
      ['items/0/href', 'È ancora il file di esempio.', 1],
    ]);
  });

  it('see a button that still leads home, also one that visitors have already', () => {
    const props = { ctaHref: '/', text: 'Scopri le offerte di questo mese.' };
    const own = { starter: () => ({ props: { ctaHref: '/' } }) };
    expect(found(props, own)).toEqual([['ctaHref', 'Porta ancora alla home, come nell’esempio.']]);
    expect(found({ ...props, ctaHref: '/offerte' }, own)).toEqual([]);
    const { nodes: live } = page(node('a', { props }));
    expect(found(props, { ...own, live })).toHaveLength(1);
    const buttons = ['uno', 'due', 'tre'].map(() => ({ ctaHref: '/' }));
    const several = found({ buttons }, { starter: () => ({ props: { buttons } }) });
    expect(several).toEqual([
      ['buttons/0/ctaHref', 'Porta ancora alla home, come nell’esempio.', 2],
    ]);
  });

  it('see a link that leads where the example did, once the block is written', () => {
    const props = {
      label: 'Scopri di più',
      href: '/cambio-fornitore',
      img: '/illustrations/a.svg',
    };
    const more = { starter: () => ({ props }) };
    const left = [['href', 'Porta ancora dove portava nell’esempio.']];
    expect(found(props, more)).toEqual([]);
    expect(found({ ...props, label: 'Scopri Primula' }, more)).toEqual(left);
    const mended = { ...props, label: 'Scopri Primula', href: '/offerte/primula' };
    expect(found(mended, more)).toEqual([]);
    const live = page(node('a', { props: { href: props.href } })).nodes;
    expect(found({ ...props, label: 'Scopri Primula' }, { ...more, live })).toEqual([]);
  });
});

it('names tabs that nobody has given a title', () => {
  const tabs = [
    { title: 'Luce', tabId: 'luce' },
    { title: 'Scheda 2', tabId: 'scheda-2' },
    { title: 'Luce (copia)', tabId: 'luce-2' },
  ];
  const document = page(node('a', { component: 'ProductPageTab', props: { tabs } }));
  const input = {
    document,
    audit: NOTHING_WRONG,
    paths: undefined,
    path: '/qui',
    origin: 'https://www.x',
  };
  expect(samples(input).map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/nodes/a/props/tabs/1/title', 'È ancora il titolo con cui nasce.'],
    ['/nodes/a/props/tabs/2/title', 'È ancora il titolo con cui nasce.'],
  ]);
});
