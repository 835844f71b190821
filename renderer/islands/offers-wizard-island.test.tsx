// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import OffersWizard from './OffersWizard.island.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '');
});

const wizard = () =>
  render(
    <OffersWizard
      audience="casa"
      funnelDomain="https://attiva.example"
      offers={[]}
      tiles={[]}
      tooltips={[]}
      stores={[]}
    />,
  );

it('who comes back from an offer finds the answers, and nothing moves', () => {
  wizard();
  fireEvent.click(screen.getByText('Gas naturale'));
  fireEvent.click(screen.getByText('Cambio fornitore'));
  expect(screen.getByText(/Passo 3 di 3/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('CAP di casa*'), { target: { value: '20121' } });
  fireEvent.click(screen.getByText('Vedi le offerte'));
  cleanup();
  wizard();
  expect(screen.getByText(/CAP 20121/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('Modifica'));
  expect(screen.getByLabelText<HTMLInputElement>('CAP di casa*').value).toBe('20121');
  expect(document.activeElement?.textContent).toBe('Parlaci della tua casa');
});

it('an entry without answers begins with the first question', () => {
  wizard();
  expect(screen.getByText('Quale fornitura ti serve?')).toBeTruthy();
});
