// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkAddress } from './LinkAddress.tsx';
import type { Link } from './use-link.ts';

afterEach(cleanup);

it('is applied by Enter, and before the page is saved', () => {
  const apply = vi.fn();
  const link = { address: '/contatti', apply, setAddress: () => {} } as unknown as Link;
  render(<LinkAddress link={link} className={undefined} />);
  const field = screen.getByRole('textbox', { name: 'Indirizzo del link' });
  fireEvent.keyDown(field, { key: 'a' });
  expect(apply).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(apply).toHaveBeenCalledTimes(2);
});
