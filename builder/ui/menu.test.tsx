// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

it('says which of several that exclude each other is chosen', async () => {
  const choose = vi.fn();
  render(
    <Menu
      label="Larghezza"
      icon="□"
      entries={[
        { label: 'Telefono', checked: false, onSelect: choose },
        { label: 'Desktop', checked: true, onSelect: () => {} },
        { label: 'Altro', onSelect: () => {} },
      ]}
    />,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Larghezza' })));
  const chosen = () => screen.getByRole('menuitemradio', { checked: true });
  expect(chosen().textContent).toBe('Desktop');
  expect(screen.getByRole('menuitem').textContent).toBe('Altro');
  await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { checked: false })));
  expect(choose).toHaveBeenCalledOnce();
});
