// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open, propsOf } from '../test-support/open-form.tsx';

afterEach(cleanup);

const press = (element: HTMLElement, detail = 1) =>
  act(async () => void fireEvent.click(element, { detail }));
const key = (element: HTMLElement, name: string) =>
  act(async () => void fireEvent.keyDown(element, { key: name }));
const change = () => screen.getByRole('button', { name: 'Cambia Icona' });
const icon = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const searchField = () => screen.getByRole('searchbox', { name: 'Cerca un’icona' });
const isOpen = () => screen.queryByRole('radiogroup', { name: 'Icona' }) !== null;

it('the other icons show while one of them is being chosen', async () => {
  const session = await open('StaticBlob', { icon: 'Speaker' });
  expect(screen.getByText('Megafono')).toBeTruthy();
  expect(isOpen()).toBe(false);
  await press(change());
  expect(document.activeElement).toBe(icon('Megafono'));
  const search = searchField();
  await act(async () => void fireEvent.change(search, { target: { value: 'mail' } }));
  expect(screen.queryByRole('radio', { name: 'Megafono' })).toBeNull();
  await press(icon('Busta'));
  expect(propsOf(session)).toMatchObject({ icon: 'MessageReceived' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(change());
  expect(screen.getByText('Busta')).toBeTruthy();
});

it('arrow keys go from icon to icon; Enter and Escape are the end of it', async () => {
  const session = await open('StaticBlob', { icon: 'Speaker' });
  for (const end of ['Enter', 'Escape']) {
    await press(change());
    await press(icon(end === 'Enter' ? 'Busta' : 'Invio'), 0);
    expect(isOpen()).toBe(true);
    await key(icon('Megafono'), end);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(change());
  }
  expect(propsOf(session)).toMatchObject({ icon: 'MessageSent' });
});

it('a letter typed on an icon goes on in the search field, no other key does', async () => {
  await open('StaticBlob', { icon: 'Speaker' });
  await press(change());
  const others = [
    { key: ' ' },
    { key: 'Home' },
    { key: 'a', ctrlKey: true },
    { key: 'a', metaKey: true },
    { key: 'a', altKey: true },
    { key: 'a', isComposing: true },
    { key: 'a', keyCode: 229 },
  ];
  for (const init of others) {
    await act(async () => void fireEvent.keyDown(icon('Megafono'), init));
    expect(document.activeElement).toBe(icon('Megafono'));
  }
  await key(icon('Megafono'), 'b');
  expect(document.activeElement).toBe(searchField());
  await key(searchField(), 'Escape');
  expect(isOpen()).toBe(false);
});

it('of a locked block the icon shows, and no way to another', async () => {
  await open('StaticBlob', { icon: 'Speaker' }, true);
  expect(screen.getByText('Megafono')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cambia Icona' })).toBeNull();
});
