import { templates } from '@generated/templates.ts';
import type { Document, Finding } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { describe, expect, it } from 'vitest';
import type { PageAudit } from '../audit.ts';
import { textFields } from '../find-field.ts';
import { NOTHING_WRONG } from '../test-support/audit.ts';
import { node, page } from '../test-support/document.ts';
import type { CheckInput } from './check.ts';
import { judged, readCheckConfig, runChecks } from './run-checks.ts';
import { pageWeight } from './weight.ts';

const document = page(
  node('a', { props: { title: 'Luce', cta: '/offerte/luce', image: '/foto.webp' } }),
  node('tabs', {
    component: 'ProductPageTab',
    props: { tabs: [{ tabId: 'luce' }, { tabId: 'gas' }] },
    childIds: ['c1', 'c2'],
  }),
  node('c1', { component: 'ProductPageTabContent', props: { tabId: 'luce', productIds: [{}] } }),
  node('c2', { component: 'ProductPageTabContent', props: { tabId: 'fibra' } }),
);
const check = (audit: Partial<PageAudit>, more: Partial<CheckInput> = {}) =>
  runChecks({
    ...{ document, paths: new Set(['/', '/offerte/luce']), path: '/qui', origin: 'https://www.x' },
    audit: { ...NOTHING_WRONG, ...audit },
    ...more,
  });
const problem = (rule: string, severity: Finding['severity'] = 'error'): Finding => ({
  ...{ node: 'a', component: 'X', pointer: '', message: '', rule, severity },
});
const of = (rule: string, findings: ReturnType<typeof check>) =>
  findings.filter((found) => found.check === rule).map(({ node: id, pointer }) => [id, pointer]);

describe('checks before publishing', () => {
  it('miss the description of an image that was not called decorative', () => {
    const images = [{ node: 'a', src: '/foto.webp?width=930&auto=format', alt: '' }];
    expect(of('alt', check({ images }))).toEqual([['a', '/nodes/a/props/image']]);
    const media = [{ id: '1', url: '/foto.webp', focus: [50, 50] as const, decorative: true }];
    expect(of('alt', check({ images }, { document: { ...document, media } }))).toEqual([]);
    expect(of('alt', check({ images: [{ node: 'a', src: '/icona.svg', alt: '' }] }))).toEqual([]);
  });

  it('miss such a description in a shared block, at the place where it is shown', () => {
    const images = [{ node: 'a', src: '/foto.webp', alt: '' }];
    const reference = node('a', { component: 'SyncedPattern', props: { patternId: 7 } });
    const { nodes } = page(node('x', { props: { image: '/foto.webp' } }));
    const found = (media: Document['media']) =>
      check(
        { images },
        {
          document: page(reference),
          shared: new Map([[7, { title: 'Fascia', nodes, media }]]),
        },
      ).filter(({ check: rule }) => rule === 'alt');
    expect(found([])).toMatchObject([
      { node: 'a', message: expect.stringContaining('In «Fascia» un’immagine') },
    ]);
    const decorative = { id: '1', url: '/foto.webp', focus: [50, 50] as const, decorative: true };
    expect(found([decorative])).toEqual([]);
  });

  it('say nothing of what is hidden', () => {
    const tabs = ['luce', 'gas'].map((tabId) => ({ title: tabId, tabId }));
    const without = node('a', { component: 'ProductPageTab', props: { tabs } });
    const found = (block: typeof without) => check({}, { document: page(block) });
    expect(found(without)).not.toEqual([]);
    expect(found({ ...without, hidden: true })).toEqual([]);
  });

  it('leave pictures alone that a block offers to choose from', () => {
    const cards = [{ img: '/illustrations/streaming.svg' }];
    const fibre = page(node('a', { component: 'FiberDetails', props: { image: '/a.svg', cards } }));
    const images = ['/a.svg', '/illustrations/streaming.svg'].map((src) => ({
      ...{ node: 'a', src, alt: '' },
    }));
    expect(of('alt', check({ images }, { document: fibre }))).toEqual([
      ['a', '/nodes/a/props/image'],
    ]);
  });

  it('say what of the page could not be looked at', () => {
    const unseen = [
      { node: 'a', why: 'code' as const },
      { node: '', why: 'page' as const },
    ];
    const findings = check({ unseen });
    expect(of('unseen', findings)).toEqual([
      ['', '/nodes/'],
      ['a', '/nodes/a'],
    ]);
    expect(findings[1]).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining('Il codice del blocco non si è caricato'),
    });
  });

  it('miss images and linked files that the site does not have', () => {
    const missing = [
      { node: 'a', address: '/foto.webp', kind: 'image' as const },
      { node: 'a', address: '/wordpress/wp-content/uploads/x.pdf', kind: 'file' as const },
    ];
    const links = missing.map(({ node: id, address }) => ({ node: id, href: address, text: 'x' }));
    const findings = check({ missing, links: links.slice(1) });
    expect(findings).toContainEqual(
      expect.objectContaining({
        ...{ check: 'images', pointer: '/nodes/a/props/image' },
        message: 'Immagine non trovata: «foto.webp».',
      }),
    );
    expect(of('links', findings)).toEqual([['a', '/nodes/a']]);
  });

  it('want one main title and no level left out', () => {
    const at = (...levels: number[]) => ({
      headings: levels.map((level) => ({ node: 'a', level, text: `Titolo ${level}` })),
    });
    expect(of('headings', check(at(1, 2, 3, 2, 3)))).toEqual([]);
    expect(of('headings', check(at(2, 3)))).toHaveLength(1);
    expect(of('headings', check(at(1, 1)))).toHaveLength(1);
    expect(of('headings', check(at(1, 2, 4)))).toHaveLength(1);
    expect(of('headings', check(at(2, 3), { isPart: true }))).toEqual([]);
  });

  it('tell a place in a hidden block from one that is not there', () => {
    const links = ['#domande', '#altrove'].map((href) => ({ node: 'a', href, text: 'Vai' }));
    const faq = node('faq', { component: 'TextBlock', props: { anchor: 'domande' }, hidden: true });
    const found = check({ links }, { document: page(node('a'), faq) });
    const said = found.filter(({ check: rule }) => rule === 'anchors');
    expect(said.map(({ message }) => message)).toEqual([
      expect.stringContaining('che è in un blocco nascosto'),
      expect.stringContaining('che nella pagina non c’è'),
    ]);
  });

  it('follow links of this site, and no others', () => {
    const to = (...hrefs: string[]) => ({
      links: hrefs.map((href) => ({ node: 'a', href, text: 'Vai' })),
    });
    const fine = [
      '/offerte/luce',
      '/offerte/luce/',
      'https://altrove.it/x',
      'tel:800',
      'mailto:info@altrove.it',
      '?voce=1',
      '/x.pdf',
      '/qui',
    ];
    expect(of('links', check(to(...fine)))).toEqual([]);
    expect(of('links', check(to('/manca', 'https://www.x/manca2', '#')))).toHaveLength(3);
    // Without its beginning the address of another site is one of this site.
    expect(of('links', check(to('www.arera.it', 'info@altrove.it', 'offerte')))).toHaveLength(3);
    expect(of('links', check(to('/manca'), { paths: undefined }))).toEqual([]);
    expect(
      of('anchors', check({ ...to('#luce', '#punto', '/qui#manca'), ids: ['punto'] })),
    ).toHaveLength(1);
  });

  it('find lists without items and items without contents', () => {
    expect(of('empty-lists', check({}))).toEqual([
      ['c1', '/nodes/c1/props/productIds/0'],
      ['c2', '/nodes/c2/props/productIds'],
    ]);
    // Without offers of its own it shows those of its category.
    const form = page(node('a', { component: 'OffersForm', props: { offers: [], tooltips: [] } }));
    expect(of('empty-lists', check({}, { document: form }))).toEqual([]);
  });

  it('weigh the page by block against its budget', () => {
    const weights = [{ node: 'a', html: 6 * 1024, images: 300 * 1024 }];
    const { total, budget, blocks } = pageWeight(weights, '/qui');
    expect([Math.round(total), budget, Math.round(blocks[0]?.kb ?? 0)]).toEqual([501, 450, 301]);
    expect(of('weight', check({ weights }))).toHaveLength(1);
    expect(of('weight', check({ weights }, { path: '/' }))).toEqual([]);
  });

  it('miss what is left of a template, and see blocks that nobody would see', () => {
    const props = {
      title: 'Nome del prodotto',
      text: '<p>Perché sceglierlo, in una frase.</p>',
      note: 'Luce Chiara',
    };
    const unfinished = page(node('a', { props }));
    const findings = check({ empty: ['a', 'gone'] }, { document: unfinished });
    expect(of('samples', findings)).toEqual([
      ['a', '/nodes/a/props/title'],
      ['a', '/nodes/a/props/text'],
    ]);
    expect(of('empty-blocks', findings)).toEqual([['a', '/nodes/a']]);
  });

  it('warn of a page that is shown as an offer and is none', () => {
    const noOffers = [
      { node: 'a', path: ['slugUrl'] },
      { node: 'gone', path: ['slugUrl'] },
    ];
    const findings = check({}, { noOffers });
    expect(of('offers', findings)).toEqual([['a', '/nodes/a/props/slugUrl']]);
    expect(findings.find(({ check: rule }) => rule === 'offers')).toMatchObject({
      ...{ severity: 'warning', message: expect.stringContaining('non è un’offerta') },
    });
  });

  it('say in which shared block such pages are shown, and how many', () => {
    const path = ['patternId'];
    const noOffers = [
      { node: 'a', path, shared: { title: 'Fascia', fields: 1 } },
      { node: 'a', path, shared: { title: 'Vetrina', fields: 2 } },
    ];
    const said = check({}, { noOffers }).filter(({ check: rule }) => rule === 'offers');
    expect(said.map(({ message }) => message)).toEqual([
      expect.stringMatching(/«Fascia» una scheda/),
      expect.stringMatching(/«Vetrina» 2 schede/),
    ]);
  });

  it('see a block of which nobody has changed a sentence since it was added', () => {
    const given = { title: 'Rispondiamo', text: 'Entro due minuti, dal lunedì al sabato.' };
    const starter = () => ({ props: { ...given, note: 'Ogni due mesi, via e-mail o per posta.' } });
    const found = (props: object) =>
      of('samples', check({}, { document: page(node('a', { props: { ...props } })), starter }));
    expect(found(given)).toEqual([['a', '/nodes/a/props/text']]);
    expect(found({ ...given, title: 'Chiamaci' })).toHaveLength(1);
    expect(found({ ...given, text: 'Entro un minuto, tutti i giorni dell’anno.' })).toEqual([]);
    expect(found({ title: 'Rispondiamo' })).toEqual([]);
  });

  it('leave alone what is not shown', () => {
    const props = { type: 'storeLocator', href: 'Nome del prodotto' };
    const hidden = page(node('a', { component: 'ActionButton', props }));
    expect(of('samples', check({}, { document: hidden }))).toEqual([]);
    const shown = page(
      node('a', { component: 'ActionButton', props: { ...props, type: 'simple' } }),
    );
    expect(of('samples', check({}, { document: shown }))).toHaveLength(1);
  });

  it.each(templates)('know only samples that stand in the template $name', (template) => {
    const texts = textFields(template.children).map(({ value }) => plainText(value));
    expect(template.samples.filter((sample) => !texts.includes(sample))).toEqual([]);
  });

  it('block or warn as configured', () => {
    const images = [{ node: 'a', src: '/foto.webp', alt: '' }];
    const input = { document, paths: undefined, path: '/qui', origin: 'https://www.x' };
    const run = (config: string) =>
      runChecks({ ...input, audit: { ...NOTHING_WRONG, images } }, readCheckConfig(config))
        .filter((found) => found.check === 'alt')
        .map(({ severity }) => severity);
    expect(run('')).toEqual(['warning']);
    expect(run('alt=block, contrast=off')).toEqual(['error']);
    expect(run('alt=off')).toEqual([]);
    const field = problem('required');
    expect(judged([field], readCheckConfig('fields=warn,sciocchezze=1'))[0]?.severity).toBe(
      'warning',
    );
  });

  it('block a page with blocks that could not be checked', () => {
    expect(judged([problem('unchecked')])).toMatchObject([
      { check: 'unchecked', severity: 'error' },
    ]);
  });

  it('block a page whose tree is broken, as CI does; a node that nobody lists is a warning', () => {
    const found = [problem('cycle'), problem('dangling-child'), problem('orphan', 'warning')];
    expect(judged(found).map(({ severity }) => severity)).toEqual(['error', 'error', 'warning']);
    expect(judged(found, readCheckConfig('structure=warn'))[0]?.severity).toBe('warning');
  });
});
