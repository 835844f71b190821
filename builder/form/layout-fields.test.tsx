// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { open, painted, propsOf, STEPS } from '../test-support/open-form.tsx';

afterEach(cleanup);

const fold = () => screen.getByText(/^Impaginazione/);
const paddingTop = () => screen.queryByLabelText('Distanza dal Top');

describe('the layout of a block', () => {
  it('is folded away, and its fields are made once it is opened', async () => {
    const session = await open('SectionSteps', STEPS);
    expect(paddingTop()).toBeNull();
    await act(async () => fireEvent.click(fold()));
    expect(fold().closest('details')?.open).toBe(true);
    expect(paddingTop()).not.toBeNull();
    await act(async () => fireEvent.click(fold()));
    expect(paddingTop()).toBeNull();
    expect(propsOf(session)).toEqual(STEPS);
  });

  it('says on the fold how many errors lie in it', async () => {
    await open('SectionSteps', { ...STEPS, paddingTop: '7px' });
    expect(fold().textContent).toMatch(/1 errore$/);
    await act(async () => fireEvent.click(fold()));
    expect(fold().textContent).toBe('Impaginazione');
  });

  it('opens for a field that is wanted', async () => {
    const session = await open('SectionSteps', STEPS);
    await act(async () => {
      session.ui.setState({ fieldFocus: { node: 'a', path: ['paddingTop'] } });
      await painted();
    });
    await expect.poll(() => paddingTop()?.contains(document.activeElement)).toBe(true);
  });
});
