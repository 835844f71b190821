// @vitest-environment happy-dom

import { catalogue } from '@generated/catalogue.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open, painted, propsOf } from '../test-support/open-form.tsx';
import { openForm } from './load-form.ts';

afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) =>
  act(async () => {
    fireEvent.focus(field(name));
    fireEvent.change(field(name), { target: { value } });
    await painted();
  });
const leave = (name: string) =>
  act(async () => {
    fireEvent.blur(field(name));
    await painted();
  });

it.each([
  ['75', 75, '75'],
  ['4,6', 4.6, '4,6'],
  ['4.6', 4.6, '4,6'],
  ['262.400', 262_400, '262400'],
  ['1.250,5', 1250.5, '1250,5'],
  ['0.125', 0.125, '0,125'],
  ['-3', -3, '-3'],
])('«%s» in a field of numbers is a number in the page', async (typed, number, shown) => {
  const session = await open('AbsoluteBlob', { width: 12 });
  await write('Larghezza', typed);
  expect(propsOf(session).width).toBe(number);
  await leave('Larghezza');
  expect(field('Larghezza').value).toBe(shown);
  expect(screen.queryByText('Deve essere un numero.')).toBeNull();
});

/** Others are chosen by what they look like, or are. */
const isTyped = (ui: unknown) => (ui as Record<string, unknown>)?.['ui:widget'] === undefined;

/** The numbers of each block that are typed, by the names of their fields. */
const typed = await Promise.all(
  catalogue.map(async ({ component }) => {
    const { schema, uiSchema } = await openForm(component);
    const fields = Object.entries(schema.properties ?? {}) as [string, Record<string, unknown>][];
    const names = fields.flatMap(([name, { type, enum: values }]) =>
      ['number', 'integer'].includes(String(type)) && !values && isTyped(uiSchema[name])
        ? [name]
        : [],
    );
    return [component, names] as const;
  }),
);

it.each(typed.filter(([, names]) => names.length > 0))(
  'what is typed for a number of %s is one',
  async (component, names) => {
    const session = await open(component, {});
    for (const name of names) {
      const input = document.getElementById(`root.${name}`) as HTMLInputElement;
      await act(async () => {
        fireEvent.change(input, { target: { value: '7' } });
        await painted();
      });
      expect([name, propsOf(session)[name]]).toEqual([name, 7]);
    }
  },
);

it('a number in an item of a list, and a whole one, are numbers too', async () => {
  const session = await open('InfographicList', { items: [{ number: 92, caption: 'Chiuse' }] });
  await act(async () => screen.getByRole('button', { name: /^Chiuse/ }).click());
  await write('Numero', '75');
  expect(propsOf(session).items).toMatchObject([{ number: 75 }]);
  cleanup();
  const gallery = await open('Gallery', {});
  await write('Altezza della galleria (px)', '320');
  expect(propsOf(gallery).galleryHeight).toBe(320);
});

it('a number that was deleted leaves its field empty for the next one; left so, its default shows', async () => {
  const session = await open('InfographicList', {
    items: [{ number: 92, percentage: 92, caption: 'Chiuse' }],
  });
  await act(async () => screen.getByRole('button', { name: /^Chiuse/ }).click());
  const name = 'Percentuale dell’anello';
  const undo = () =>
    act(async () => {
      session.actions.undo();
      await painted();
    });
  await write(name, '');
  expect(field(name).value).toBe('');
  await undo();
  expect(field(name).value).toBe('92');
  await write(name, '');
  await leave(name);
  expect(field(name).value).toBe('100');
  await write(name, '8');
  await write(name, '80');
  expect(propsOf(session).items).toMatchObject([{ percentage: 80 }]);
  await undo();
  expect(field(name).value).not.toBe('80');
});
