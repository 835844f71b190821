import { fieldPlans } from '@generated/defaults.ts';
import type { PlansProps } from '@generated/types.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlanCard } from './PlanCard.tsx';

type Card = PlansProps['plans'][number]['content'][number];

function render(given: Partial<Card>): string {
  const { plans } = fillDefaults(fieldPlans.plans ?? {}, {
    plans: [{ content: [given] }],
  }) as unknown as PlansProps;
  const card = plans[0]?.content[0];
  if (!card) throw new Error('no card');
  return renderToStaticMarkup(<PlanCard card={card} />);
}

describe('the costs of a plan (spec 2.12)', () => {
  it('are GRATIS for a modem that is included, whatever its price', () => {
    const html = render({ modemIncluded: true, modemPrice: '5 €', modemBillingType: 'mese' });
    expect(html).toContain('GRATIS');
    expect(html).not.toContain('5 €');
    expect(html).not.toContain('mese');
  });

  it.each([
    ['una tantum', 'una tantum'],
    ['mese', 'al mese'],
    ['minuto', 'al minuto'],
  ] as const)('are told as %s', (billing, words) => {
    expect(render({ modemPrice: '5 €', modemBillingType: billing })).toContain(words);
    expect(render({ activationFee: '39 €', activationBillingType: billing })).toContain(words);
  });

  it('stand each alone in its element, as the editor finds and writes them', () => {
    const html = render({ basePrice: '27,90 €', discountedBasePrice: '24,90 €' });
    expect(html).toContain('<strong>24,90 €</strong>');
    expect(html).toMatch(/<s [^>]*>27,90 €<\/s>/);
  });

  it('say nothing of how they are billed where the editor says nothing', () => {
    const html = render({ activationFee: '39 €', discountedActivationFee: '0 €' });
    expect(html).toMatch(/39 €.*0 €/);
    expect(html).not.toMatch(/tantum|mese|minuto/);
  });
});
