import { fieldPlans } from '@generated/defaults.ts';
import type { FaqProps } from '@generated/types.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Faq from './Faq.tsx';

const question = (title: string) => ({ title, text: `<p>${title}</p>` });
const groups = [
  { groupName: 'Luce', childs: [question('Quanto costa?'), question('Da quando?')] },
  { groupName: 'Gas e acqua', childs: [question('E il gas?')] },
];

function render(given: Partial<FaqProps>): string {
  const props = fillDefaults(fieldPlans.faq ?? {}, { groups, ...given }) as unknown as FaqProps;
  return renderToStaticMarkup(
    <Faq props={props} data={undefined} nodeId="faq-1" context={defaultContext()} />,
  );
}

const opened = (html: string) => html.match(/<details[^>]* open=""/g)?.length ?? 0;

describe('the FAQ in gruppi (spec 2.12)', () => {
  it('starts with its first question open, unless the first is not to be selected', () => {
    expect(opened(render({}))).toBe(1);
    expect(render({})).toMatch(/<details[^>]* open="">\s*<summary><span>Quanto costa\?/);
    expect(opened(render({ firstNotSelected: true }))).toBe(0);
  });

  it('names its groups, unless their titles are hidden', () => {
    expect(render({})).toContain('<h3>Gas e acqua</h3>');
    expect(render({ hideTitles: true })).not.toContain('<h3>');
  });

  it('has a button for each group where its editor wants them', () => {
    expect(render({})).not.toContain('<nav');
    const html = render({ anchors: true, hideTitles: true });
    for (const anchor of ['Luce', 'Gas-e-acqua']) {
      expect(html).toContain(`href="#${anchor}"`);
      expect(html).toContain(`id="${anchor}"`);
    }
  });
});
