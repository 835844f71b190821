// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import OfferBar from './OfferBar.island.tsx';

afterEach(cleanup);

it('without products waits for those of a chatData event', () => {
  render(<OfferBar products={[]} funnelDomain="https://attiva.example" />);
  expect(screen.queryByRole('region')).toBeNull();
  const detail = [{ title: 'Fibra in chat', slug: 'fibra' }];
  act(() => void window.dispatchEvent(new CustomEvent('chatData', { detail })));
  expect(screen.getByRole('region').textContent).toContain('Fibra in chat');
});

it('keeps the offer that was chosen before its code came', async () => {
  const offer = { link: '/fibra', funnelLink: '', isReferAFriend: false };
  const products = ['24,90 €', '22,90 €'].map((price) => ({ ...offer, title: 'Fibra', price }));
  const bar = <OfferBar products={products} funnelDomain="https://attiva.example" />;
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(bar);
  const select = main.querySelector('select') as HTMLSelectElement;
  select.value = '1';
  const root = await act(async () => hydrateRoot(main, bar));
  expect(select.value).toBe('1');
  expect(main.textContent).toContain('22,90');
  act(() => root.unmount());
  main.remove();
});
