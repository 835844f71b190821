// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setProp } from '../commands/set-prop.ts';
import { changeText } from '../store/history.ts';
import { node } from '../test-support/document.ts';
import {
  click,
  open,
  openAll,
  painted,
  propsOf,
  STEPS,
  steps,
  type,
} from '../test-support/open-form.tsx';

afterEach(cleanup);

describe('the form of a block', () => {
  it('writes nothing when it is opened', async () => {
    const session = await open('SectionSteps', STEPS);
    expect(propsOf(session)).toEqual(STEPS);
    expect(steps(session)).toBe(0);
  });

  it('changes the one prop that was edited, in one step with a readable line', async () => {
    const session = await open('SectionSteps', STEPS);
    await type('Titolo', 'Passa');
    expect(propsOf(session)).toEqual({ ...STEPS, title: 'Passa' });
    expect(steps(session)).toBe(1);
    expect(changeText(session.store.getState().change)).toBe(
      'Titolo di Passi numerati: «Passa a noi» → «Passa»',
    );
  });

  it('shows what undo brings back', async () => {
    const session = await open('SectionSteps', STEPS);
    await type('Titolo', 'Altro');
    await act(async () => session.actions.undo());
    expect(await screen.findByDisplayValue('Passa a noi')).toBe(screen.getByLabelText('Titolo'));
  });

  it('keeps the caret where a step was taken back, and at its words when others change the text', async () => {
    const session = await open('SectionSteps', STEPS);
    const field = screen.getByLabelText<HTMLInputElement>('Titolo');
    field.focus();
    await type('Titolo', 'PassaAAA a noi');
    await act(painted);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    await act(async () => {
      session.actions.undo();
      await painted();
    });
    await screen.findByDisplayValue('Passa a noi');
    expect([field.value, field.selectionStart]).toEqual(['Passa a noi', 5]);
    await act(async () => {
      setProp(session.store, { id: 'a', name: 'title', value: 'Oggi: Passa a noi' });
      await painted();
    });
    expect([field.value, field.selectionStart]).toEqual(['Oggi: Passa a noi', 11]);
  });

  it('stays for another node of the block, with its values, and writes to that one', async () => {
    const [a, b] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'SectionSteps', props: { title: 'Altro', steps: [] } }),
    ];
    const { session, select } = await openAll([a, b]);
    const field = screen.getByLabelText('Titolo') as HTMLInputElement;
    await select(b);
    expect(screen.getByLabelText('Titolo')).toBe(field);
    expect(field.value).toBe('Altro');
    expect(screen.queryByDisplayValue('Uno')).toBeNull();
    await type('Titolo', 'Di b');
    const { nodes } = session.store.getState();
    expect(nodes.get('b')?.props).toEqual({ title: 'Di b', steps: [] });
    expect(nodes.get('a')?.props).toEqual(STEPS);
    expect(steps(session)).toBe(1);
  });

  it('stays for a moment, out of reach, when another node is selected', async () => {
    const [a, b] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'SectionSteps', props: { title: 'Altro', steps: [] } }),
    ];
    const { choose } = await openAll([a, b]);
    const field = screen.getByLabelText('Titolo') as HTMLInputElement;
    field.focus();
    choose(b);
    expect(document.querySelector('.cover')).not.toBeNull();
    expect(field.value).toBe('Passa a noi');
    expect(document.activeElement).toBe(document.body);
    // Nor by the keyboard.
    field.focus();
    expect(document.activeElement).toBe(document.body);
    await act(painted);
    expect(document.querySelector('.cover')).toBeNull();
    expect(field.value).toBe('Altro');
    expect(document.activeElement).toBe(field);
  });

  it('leaves the focus to whoever has taken it meanwhile', async () => {
    const [a, b] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'SectionSteps', props: STEPS }),
    ];
    const { choose } = await openAll([a, b]);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    screen.getByLabelText('Titolo').focus();
    choose(b);
    elsewhere.focus();
    await act(painted);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('that cannot be shown says so, and does not stand in the way of the next', async () => {
    const [a, b, c] = [
      node('a', { component: 'SectionSteps', props: STEPS }),
      node('b', { component: 'Sconosciuto', props: {} }),
      node('c', { component: 'SectionSteps', props: { title: 'Di c', steps: [] } }),
    ];
    const { select } = await openAll([a, b, c]);
    await select(b);
    expect((await screen.findByRole('alert')).textContent).toMatch(/non si possono mostrare/);
    await select(c);
    expect(await screen.findByDisplayValue('Di c')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may be read but not changed while the block is locked', async () => {
    await open('SectionSteps', STEPS, true);
    const title = screen.getByLabelText('Titolo') as HTMLInputElement;
    expect([title.disabled, title.readOnly]).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: /Aggiungi/ })).toBeNull();
  });

  it('shows an error at its field', async () => {
    await open('TextBlock', { title: 'x', align: 'sopra' });
    expect(screen.getAllByText(/Valore non ammesso/).length).toBeGreaterThan(0);
  });
});

describe('a conditional field', () => {
  it('is hidden while its condition does not hold, and its value is kept', async () => {
    const card = { title: 'Fibra', modemIncluded: false, modemPrice: '4 €' };
    const session = await open('Plans', { plans: [{ title: 'Casa', content: [card] }] });
    await click('Casa');
    await click('Fibra');
    expect(screen.getByDisplayValue('4 €')).toBeTruthy();
    await act(async () => screen.getByRole('switch', { name: /Modem incluso/ }).click());
    expect(screen.queryByDisplayValue('4 €')).toBeNull();
    expect(propsOf(session).plans).toEqual([
      { title: 'Casa', content: [{ ...card, modemIncluded: true }] },
    ]);
  });
});
