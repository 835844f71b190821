import { type Config, Puck, type PuckApi, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { installProbe } from './probe.ts';
import { Block, pageText } from './views.tsx';

/**
 * Puck with its own interface and frame. Structure is changed through its dispatch; its fields are
 * the title alone, ours are all that the block has.
 */
let puck: () => PuckApi;

function Handle({ children }: { children?: ReactNode }) {
  puck = useGetPuck() as () => PuckApi;
  return <>{children}</>;
}

const component = (name: string, container = false) => ({
  fields: {
    title: { type: 'text' as const },
    ...(container && { children: { type: 'slot' as const } }),
  },
  defaultProps: { title: 'Nuovo' },
  render: ({ id, puck: _puck, children: Slot, ...props }: Record<string, unknown>) => {
    const Children = Slot as (() => ReactNode) | undefined;
    return (
      <Block id={String(id)} component={name} props={props}>
        {container && Children ? <Children /> : undefined}
      </Block>
    );
  },
});
const config = {
  components: {
    PageBlock: component('PageBlock', true),
    TextBlock: component('TextBlock'),
    SectionSteps: component('SectionSteps'),
  },
} as unknown as Config;

const zone = (section: number) => `p${section}:children`;
installProbe({
  canvas: () => document.querySelector('iframe')?.contentDocument ?? undefined,
  // The panel is mounted twice, one of them hidden.
  field: () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name="title"]')].find(
      (input) => input.offsetParent !== null,
    ) ?? null,
  add: (section) =>
    puck().dispatch({
      ...{ type: 'insert', componentType: 'TextBlock' },
      ...{ destinationIndex: 1, destinationZone: zone(section) },
    }),
  move: (section) =>
    puck().dispatch({
      ...{ type: 'reorder', sourceIndex: 0, destinationIndex: 1, destinationZone: zone(section) },
    }),
  remove: (section) => puck().dispatch({ type: 'remove', index: 0, zone: zone(section) }),
  undo: () => puck().history.back(),
});
createRoot(document.getElementById('editor') as HTMLElement).render(
  <Puck config={config} data={JSON.parse(pageText())} overrides={{ headerActions: Handle }} />,
);
