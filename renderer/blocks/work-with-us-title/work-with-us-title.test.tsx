import { fieldPlans } from '@generated/defaults.ts';
import type { WorkWithUsTitleProps } from '@generated/types.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import WorkWithUsTitle from './WorkWithUsTitle.tsx';

const context = { ...defaultContext(), brandName: 'Solenergia' };

function show(image?: WorkWithUsTitleProps['image']): string {
  const given = image ? { title: 'Tecnico', image } : { title: 'Tecnico' };
  const props = fillDefaults(fieldPlans.workwithustitle ?? {}, given) as never;
  return renderToStaticMarkup(
    <WorkWithUsTitle {...{ props, context, data: undefined, nodeId: 'x-1' }} />,
  );
}

it('names the configured company beside either logo, and no other', () => {
  expect(show()).toContain('Solenergia</p>');
  expect(show('/illustrations/logo-albaviva-rete.svg')).toContain('Solenergia Rete</p>');
  expect(show().replace(/(?:src|href)="[^"]*"/g, '')).not.toMatch(/albaviva/i);
});
