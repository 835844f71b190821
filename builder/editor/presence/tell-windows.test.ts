import { afterEach, expect, it, vi } from 'vitest';
import { createUiStore } from '../../store/ui-store.ts';
import { bootstrapFor } from '../../test-support/cms-server.ts';
import { tellWindows } from './tell-windows.ts';

const { page } = bootstrapFor('');
const opened: { end: () => void }[] = [];
afterEach(() => {
  for (const { end } of opened.splice(0)) end();
});

function open(id = page.id) {
  const ui = createUiStore({ ...page, id }, { savedContent: 'luce' });
  const onTold = vi.fn<(id: number) => void>();
  const windows = tellWindows(ui, onTold);
  opened.push(windows);
  return { ui, onTold, ...windows };
}

it('windows are told at once what another one stored, and of which page', async () => {
  const [one, elsewhere] = [open(), open(page.id + 1)];
  const other = open();
  other.tell();
  await vi.waitFor(() => expect(one.onTold).toHaveBeenCalledTimes(1));
  other.ui.setState({ savedContent: 'gas' });
  other.ui.setState({ storedDraft: 'gas e fibra' });
  await vi.waitFor(() => expect(one.onTold).toHaveBeenCalledTimes(2));
  other.ui.setState({ page: { ...page, title: 'Gas' } });
  await vi.waitFor(() => expect(one.onTold).toHaveBeenCalledTimes(3));
  other.ui.setState({ info: 'Niente di salvato' });
  one.ui.setState({ savedContent: 'gas' });
  await vi.waitFor(() => expect(other.onTold).toHaveBeenCalledTimes(1));
  expect(one.onTold).toHaveBeenCalledTimes(3);
  // Which page it is says whom it is about: here nobody else's.
  expect(elsewhere.onTold.mock.calls.every(([id]) => id === page.id)).toBe(true);
});
