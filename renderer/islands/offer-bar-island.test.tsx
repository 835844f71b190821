// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
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
