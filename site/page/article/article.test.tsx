import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mapPage } from '../../cms/map/page.ts';
import { trailOf } from '../breadcrumbs.ts';
import { Article } from './Article.tsx';
import { Related } from './Related.tsx';
import type { RelatedItem } from './related-item.ts';

function render(raw: object) {
  const page = mapPage({ ID: 7, ...raw }, '/x');
  return renderToStaticMarkup(<Article page={page} trail={trailOf(page)} phone="800 000 123" />);
}
/** What stands in the card beside the text. */
const cardOf = (html: string) => /<aside.*?<\/aside>/s.exec(html)?.[0] ?? '';

const term = (name: string) => [{ id: 1, name, slug: name.toLowerCase() }];
const SHOP = {
  post_type: 'shop',
  post_title: 'Torino',
  post_meta: { region: ['Piemonte'] },
  acf: {
    location: { address: 'Via delle Officine 12, 10121 Torino' },
    working_day_time: [{ days_descriptions: 'Sabato', working_hour_description: '9:00 - 13:00' }],
    phone: '800 000 140',
    alert_text: 'Chiuso il 24 dicembre',
  },
};
const FAQ = {
  ...{ post_type: 'faq', post_title: 'Come pago?', content_rendered: '<p>Con la carta.</p>' },
  terms: { faq_category: term('Pagamenti') },
};

describe('the page of', () => {
  it('a shop has address, hours, notice and the ways to it in a card, and its region', () => {
    const html = render(SHOP);
    for (const said of ['10121 Torino', '9:00 - 13:00', 'Chiuso il 24', 'tel:800000140']) {
      expect(cardOf(html)).toContain(said);
    }
    expect(html).toContain('Punto vendita · Piemonte');
  });

  it('an event has day, hours and the place in its city in a card', () => {
    const acf = {
      ...{ date_time: '15/01/2097', hours: 'dalle 18:30 alle 20:15' },
      ...{ venue: 'Sala delle Lanterne, Via dei Lampadari 6' },
      event_location: { address: 'Bologna' },
    };
    const card = cardOf(render({ post_type: 'event', post_title: 'Serata', acf }));
    expect(card).toContain('dalle 18:30 alle 20:15');
    expect(card).toContain('Sala delle Lanterne, Via dei Lampadari 6, Bologna');
  });

  it('a job offer has place and team in a card, with the way to apply', () => {
    const card = cardOf(
      render({
        ...{ post_type: 'work-offer', post_type_label: 'lavora-con-noi', post_title: 'Tecnico' },
        ...{ link: '/lavora-con-noi/tecnico', acf: { workOffer: { sede: 'Ancona' } } },
        terms: { work_offer_category: term('Tecnici') },
      }),
    );
    for (const said of ['Ancona', 'Tecnici', '/lavora-con-noi?posizione=Tecnico#candidatura']) {
      expect(card).toContain(said);
    }
  });

  it('an event to come has a file for the visitor’s calendar, one of the past none', () => {
    const event = (date_time: string) =>
      cardOf(
        render({
          ...{ post_type: 'event', post_title: 'Open day', post_name: 'open-day' },
          acf: {
            date_time,
            hours: 'dalle 9 alle 13',
            event_location: { address: 'Via Po, Torino' },
          },
        }),
      );
    const link = /href="data:text\/calendar;charset=utf-8,([^"]*)" download="open-day.ics"/;
    const file = decodeURIComponent(link.exec(event('15/01/2999'))?.[1] ?? '');
    for (const line of [
      'DTSTART;VALUE=DATE:29990115',
      'DTEND;VALUE=DATE:29990116',
      'SUMMARY:Open day',
      'DESCRIPTION:dalle 9 alle 13',
      'LOCATION:Via Po\\, Torino',
    ]) {
      expect(file.split('\r\n')).toContain(line);
    }
    expect(event('15/01/2001')).not.toContain('calendario');
  });

  it('a regulation has its topic and a summary in a card', () => {
    const card = cardOf(
      render({
        ...{ post_type: 'regulation', post_title: 'TIQV', post_excerpt: 'Tempi di risposta.' },
        terms: { regulation_category: term('Reclami') },
      }),
    );
    expect(card).toContain('Tempi di risposta.');
    expect(card).toContain('Reclami');
  });

  it('a question has the ways to ask us after its answer, not before', () => {
    const html = render(FAQ);
    expect(html).toContain('Domanda frequente · Pagamenti');
    expect(cardOf(html)).toContain('tel:800000123');
    expect(html.indexOf('<aside')).toBeGreaterThan(html.indexOf('Con la carta.'));
  });

  it('a glossary article says what it is, and has a way back to all', () => {
    const html = render({
      ...{ post_type: 'albavivapedia', post_type_label: 'albavivapedia', post_title: 'POD' },
      ...{ link: '/casa/albavivapedia/pod', terms: { glossary_category: term('Contatore') } },
    });
    expect(html).toContain('Glossario · Contatore');
    expect(html).toContain('<a href="/casa/albavivapedia">Tutte le voci</a>');
  });

  it('an item leads to others of its kind, where there are some', () => {
    const others = (items: RelatedItem[]) =>
      renderToStaticMarkup(<Related title="Altre domande" items={items} isColumn={false} />);
    expect(others([{ href: '/faq/b', title: 'Posso pagare a rate?' }])).toMatch(
      /<a href="\/faq\/b"[^>]*>Posso pagare a rate\?<\/a>/,
    );
    expect(others([])).toBe('');
  });

  it('a plain page has neither card nor others', () => {
    const html = render({ post_type: 'page', post_title: 'Privacy' });
    expect(html).not.toMatch(/<aside|<section/);
  });
});
