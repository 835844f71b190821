import { createElement, type ReactNode } from 'react';
import type { ServerRegistry } from '../../renderer/registry.ts';
import { defaultContext } from '../../renderer/static/default-context.ts';
import { textsOf } from './page.ts';

/** The benchmark page for Puck: the same components, children in slots, its own way to render. */
export async function puckPage(registry: ServerRegistry, count: number) {
  const { Render } = await import('@puckeditor/core');
  const context = defaultContext();
  const component = (key: string) => {
    const block = registry.get(key);
    if (!block) throw new Error(`no block ${key}`);
    return {
      fields: { children: { type: 'slot' as const } },
      render: ({ children: Slot, id, ...props }: Record<string, unknown>) =>
        createElement(
          block.View as never,
          { props, data: undefined, nodeId: id, context } as never,
          Slot ? createElement(Slot as never) : undefined,
        ) as never,
    };
  };
  const config = {
    components: {
      PageBlock: component('pageblock'),
      TextBlock: component('textblock'),
      SectionSteps: component('sectionsteps'),
    },
  };
  // Puck saves a component's props with its defaults in them.
  const item = (type: string, id: string, props: object, children: object[] = []) => ({
    type,
    props: { id, ...registry.get(type.toLowerCase())?.fillDefaults({ ...props }), children },
  });
  const section = (index: number) => {
    const { title, steps } = textsOf(index);
    return item('PageBlock', `p${index}`, { title, columns: '2' }, [
      item('TextBlock', `t${index}`, { title }),
      item('SectionSteps', `s${index}`, { title, steps: steps.map((text) => ({ text })) }),
    ]);
  };
  const sections = Array.from({ length: count }, (_, index) => section(index));
  const data = { root: { props: {} }, content: [item('PageBlock', 'page', {}, sections)] };
  return (): ReactNode => createElement(Render as never, { config, data } as never);
}
