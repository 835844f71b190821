// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ForEditors } from './ForEditors.tsx';

/** Logs in for so many seconds. */
function logIn(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test reads it.
  document.cookie = `site_editor=1; Path=/; Max-Age=${seconds}`;
}

afterEach(() => {
  cleanup();
  // What is over now still stands for the rest of this millisecond.
  logIn(-1);
  document.body.replaceChildren();
});

/** A page that says where it is edited, if anywhere. */
function showPage(edit?: string): void {
  const mark = document.createElement('div');
  if (edit) mark.dataset.edit = edit;
  document.body.append(mark);
  render(<ForEditors />);
}

const link = () => screen.queryByRole('link', { name: 'Modifica' });

it('leads an editor who has logged in to where the page is edited', async () => {
  logIn(60);
  showPage('/bolletta?pb');
  await expect.poll(() => link()?.getAttribute('href')).toBe('/bolletta?pb');
});

it('shows nothing where there is nothing of the CMS', async () => {
  logIn(60);
  showPage();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(link()).toBeNull();
});

it('shows visitors nothing', async () => {
  showPage('/bolletta?pb');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(link()).toBeNull();
});
