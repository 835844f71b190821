import { describe, expect, it } from 'vitest';
import { callToAction } from './call-to-action.ts';

describe('callToAction', () => {
  it.each(['salesPoint', 'salesPointCall', 'scrivici'] as const)(
    '%s opens the store locator',
    (buttonType) => expect(callToAction({ buttonType })).toMatchObject({ opens: 'storeLocator' }),
  );

  it('leads to the call-back form', () => {
    expect(callToAction({ buttonType: 'tichiamiamonoi' })).toEqual({
      label: 'Ti chiamiamo noi',
      href: '/assistenza#richiamami',
    });
  });

  it('takes the link and the text of the editor', () => {
    expect(
      callToAction({ buttonType: 'customLink', link: '/offerte', linkLabel: 'Offerte' }),
    ).toEqual({ label: 'Offerte', href: '/offerte' });
  });
});
