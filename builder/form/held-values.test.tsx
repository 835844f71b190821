// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { click, open, painted, propsOf, steps } from '../test-support/open-form.tsx';

afterEach(cleanup);

describe('what is typed and not yet a value', () => {
  it('makes an address of a mail address, and keeps what is none, saying so at the field', async () => {
    const session = await open('ContentPrizeBlock', { ctaHref: '/offerte' });
    const leave = (words: string) =>
      act(async () => {
        const field = screen.getByRole('combobox', { name: 'Link' });
        fireEvent.change(field, { target: { value: words } });
        fireEvent.blur(field);
        await painted();
      });
    for (const words of ['offerte luce', 'offerte']) {
      await leave(words);
      expect(propsOf(session).ctaHref).toBe(words);
      const field = screen.getByRole('combobox', { name: 'Link' });
      const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent).toContain(`«${words}» non è un indirizzo`);
    }
    await leave('info@azienda.example');
    expect(propsOf(session).ctaHref).toBe('mailto:info@azienda.example');
    expect(screen.queryByText(/non è un indirizzo/)).toBeNull();
  });

  it('saves an address that is still being typed as it is meant; words that are none, as they are', async () => {
    const session = await open('ContentPrizeBlock', { ctaHref: '/offerte' });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Link' });
    const save = async (words: string) => {
      await act(async () => {
        fireEvent.change(field, { target: { value: words } });
      });
      await act(async () => {
        void session.actions.save();
        await painted();
      });
    };
    await save('info@azienda.example');
    expect(propsOf(session).ctaHref).toBe('mailto:info@azienda.example');
    await save('www.arera.it');
    expect(propsOf(session).ctaHref).toBe('https://www.arera.it');
    expect(field.value).toBe('https://www.arera.it');
    expect(session.held.isHolding()).toBe(false);
    await save('offerte luce');
    expect(propsOf(session).ctaHref).toBe('offerte luce');
    expect(field.value).toBe('offerte luce');
    expect(screen.getByText(/«offerte luce» non è un indirizzo/)).toBeTruthy();
    expect(session.held.isHolding()).toBe(false);
  });

  it('takes back words that are being typed into a link, not what was done before them', async () => {
    const session = await open('ContentPrizeBlock', { title: 'Uno', ctaHref: '/offerte' });
    setProp(session.store, { id: 'a', name: 'title', value: 'Due' });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Link' });
    await act(async () => {
      fireEvent.change(field, { target: { value: 'offerte luce' } });
    });
    await act(async () => session.actions.undo());
    expect(field.value).toBe('/offerte');
    expect(propsOf(session)).toMatchObject({ title: 'Due', ctaHref: '/offerte' });
    await act(async () => session.actions.redo());
    expect(propsOf(session).ctaHref).toBe('offerte luce');
  });

  it('keeps what was typed for a number and is none, saying so at the field', async () => {
    const session = await open('AbsoluteBlob', { width: 12 });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Larghezza' });
    await act(async () => {
      fireEvent.change(field, { target: { value: '12 px' } });
    });
    await act(async () => {
      fireEvent.blur(field);
      await painted();
    });
    expect(field.value).toBe('12 px');
    expect(screen.getByText('Deve essere un numero.')).toBeTruthy();
    await act(async () => {
      session.actions.undo();
      await painted();
    });
    expect(field.value).toBe('12');
  });

  it('counts a link that is no address on the closed item it is in', async () => {
    await open('ListOfIconsCta', {
      items: [{ title: 'Casa', ctaType: 'link', ctaHref: 'offerte' }],
    });
    expect(screen.getByRole('button', { name: /^Casa.*1 errore$/ })).toBeTruthy();
  });

  it('gives back the item of the CMS that was there when its change is called off', async () => {
    const session = await open('PageOffers', { offers: [{ id: 7 }] });
    for (const callOff of [
      (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Escape' }),
      () => screen.getByRole('button', { name: 'Annulla' }).click(),
    ]) {
      await click('Cambia Pagina dell’offerta');
      const field = screen.getByPlaceholderText('Cerca per titolo');
      expect(document.activeElement).toBe(field);
      await act(async () => void callOff(field));
      expect(screen.getByText(/^Elemento 7/)).toBeTruthy();
      await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Cambia/));
    }
    expect(steps(session)).toBe(0);
  });
});
