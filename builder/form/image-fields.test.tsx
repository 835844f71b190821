// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { UploadedImage } from '../cms/cms-client.ts';
import { untilAborted } from '../cms/until-aborted.ts';
import type { Session } from '../session.ts';
import { node } from '../test-support/document.ts';
import { click, open, openAll, propsOf } from '../test-support/open-form.tsx';

afterEach(cleanup);

describe('an image of a block', () => {
  /** Begins to upload an image; what is returned ends it. */
  async function beginUpload(session: Session) {
    let uploaded = (_image: UploadedImage) => {};
    session.cms.upload = () =>
      new Promise((resolve) => {
        uploaded = resolve;
      });
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('no button to upload');
    const files = [new File(['x'], 'casa.png', { type: 'image/png' })];
    await act(async () => {
      fireEvent.change(input, { target: { files } });
    });
    return () => act(async () => uploaded({ url: '/casa.webp' }));
  }

  it('gives an uploaded image to the item it was picked for, wherever that is by then', async () => {
    const slides = ['/a.webp', '/b.webp', '/c.webp'].map((img) => ({
      img,
      backgroundSize: 'cover',
    }));
    const images = (session: Session) =>
      (propsOf(session).slides as typeof slides).map(({ img }) => img);
    const session = await open('Gallery', { slides });
    session.actions.select('a');
    const press = (name: RegExp, index: number) =>
      act(async () => screen.getAllByRole('button', { name })[index]?.click());
    await press(/^Immagine 2/, 0);
    const end = await beginUpload(session);
    await press(/^Altre azioni: /, 0);
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    await end();
    expect(images(session)).toEqual(['/casa.webp', '/c.webp']);

    const endGone = await beginUpload(session);
    await press(/^Altre azioni: /, 0);
    await act(async () => screen.getByRole('menuitem', { name: 'Elimina' }).click());
    await endGone();
    expect(images(session)).toEqual(['/c.webp']);
    expect(session.ui.getState().info).toContain('tra quelle della pagina');
  });

  it('is not where words say that it is', async () => {
    await open('Image', { img: '/casa.webp' });
    const [field = document.body] = screen.getAllByLabelText('Indirizzo');
    const isRefused = async (value: string) => {
      await act(async () => void fireEvent.change(field, { target: { value } }));
      return screen.queryByText(/^Non è un indirizzo/) !== null;
    };
    expect(await isRefused('htt')).toBe(false);
    expect(await isRefused('https://www.example/casa.webp')).toBe(false);
    expect(await isRefused('casa')).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('gives an uploaded image to the block it was picked for', async () => {
    const [a, b] = ['a', 'b'].map((id) =>
      node(id, { component: 'Image', props: { img: `/${id}` } }),
    );
    if (!a || !b) throw new Error('no nodes');
    const { session, select } = await openAll([a, b]);
    const end = await beginUpload(session);
    await select(b);
    await end();
    const images = ['a', 'b'].map((id) => session.store.getState().nodes.get(id)?.props.img);
    expect(images).toEqual(['/casa.webp', '/b']);
  });

  it('gives an upload up by the button that began it, and takes nothing that comes after', async () => {
    const session = await open('Image', { img: '/prima.webp' });
    let signal: AbortSignal | undefined;
    session.cms.upload = (_file, options) => {
      signal = options?.signal;
      return untilAborted(new Promise(() => {}), signal);
    };
    const files = [new File(['x'], 'casa.png', { type: 'image/png' })];
    await act(async () => {
      fireEvent.change(document.querySelector('input[type=file]') as Element, {
        target: { files },
      });
    });
    await click('Annulla il caricamento');
    expect(signal?.aborted).toBe(true);
    expect(propsOf(session).img).toBe('/prima.webp');
    expect(session.ui.getState().uploads).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Carica' })).toHaveLength(2);
  });

  it.each([
    ['Image', { img: '/a.webp', alt: 'Una casa' }],
    ['GuidaBolletta', { itemsBollettaGas: [{ titlePage: 'Prima', href: '/a.webp', alt: 'Una' }] }],
  ])(
    'of %s takes what the block says of it along when it becomes another, in one step',
    async (component, props) => {
      const session = await open(component, props);
      const before = session.store.getState().nodes.get('a');
      if (component === 'GuidaBolletta') await click('Prima');
      const end = await beginUpload(session);
      await end();
      const changed = JSON.stringify(propsOf(session));
      expect(changed).toContain('/casa.webp');
      expect(changed).not.toContain('"alt"');
      await act(async () => session.actions.undo());
      expect(session.store.getState().nodes.get('a')).toBe(before);
    },
  );

  it('shows its own alternative text where the block may have another', async () => {
    await open('Image', { img: '/foto.webp' });
    const [own] = screen.getAllByLabelText('Testo alternativo');
    const here = screen.getByLabelText<HTMLInputElement>('Testo alternativo solo qui');
    expect(here.placeholder).toBe('');
    await act(async () => fireEvent.change(own as Element, { target: { value: 'Una casa' } }));
    await expect.poll(() => here.placeholder).toBe('Quello dell’immagine: Una casa');
  });

  it('keeps the keyboard in the field of an image that is taken out', async () => {
    const session = await open('Image', { img: '/foto.webp' });
    await click('Togli l’immagine');
    expect(propsOf(session).img ?? '').toBe('');
    expect(document.activeElement?.id).toBe('root.img');
  });
});
