import { Editor, Frame, useEditor, useNode } from '@craftjs/core';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { installProbe } from './probe.ts';
import { Block, pageText } from './views.tsx';

/**
 * Craft.js as its tutorial builds an editor: connected components, a panel for the selected one,
 * actions through useEditor. No frame, no outline, no validation.
 */
export type Props = Record<string, unknown> & { children?: ReactNode };

function connected(component: string) {
  function Connected({ children, ...props }: Props) {
    const { id, connectors } = useNode();
    return (
      <div
        ref={(element) => {
          if (element) connectors.connect(connectors.drag(element));
        }}
      >
        <Block id={id} component={component} props={props}>
          {children}
        </Block>
      </div>
    );
  }
  Connected.craft = { displayName: component };
  return Connected;
}
function Root({ children }: Props) {
  const { connectors } = useNode();
  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(element);
      }}
    >
      {children}
    </div>
  );
}
const TextBlock = connected('TextBlock');
const resolver = {
  Root,
  PageBlock: connected('PageBlock'),
  TextBlock,
  SectionSteps: connected('SectionSteps'),
};

/** What a panel of properties gets: the selected node, its props, and how to change them. */
export interface PanelProps {
  id: string;
  props: Props;
  change: (write: (props: Props) => void) => void;
}

type Api = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>;
let api: Api;

function Selected({ Panel }: { Panel: ComponentType<PanelProps> }) {
  const editor = useEditor((state) => {
    const [id] = state.events.selected;
    return { id, props: id === undefined ? undefined : (state.nodes[id]?.data.props as Props) };
  });
  api = editor;
  const { id, props, actions } = editor;
  if (id === undefined || !props) return null;
  return <Panel id={id} props={props} change={(write) => actions.setProp(id, write)} />;
}

/** @param field selector of the title's field in the panel */
export function startCraft(Panel: ComponentType<PanelProps>, field: string): void {
  installProbe({
    canvas: () => document,
    field: () => document.querySelector<HTMLInputElement>(field),
    add(section) {
      const { actions, query } = api;
      const tree = query
        .parseReactElement(createElement(TextBlock, { title: 'Nuovo' }))
        .toNodeTree();
      actions.addNodeTree(tree, `p${section}`, 1);
    },
    move: (section) => api.actions.move(`t${section}`, `p${section}`, 2),
    remove: (section) => api.actions.delete(`t${section}`),
    undo: () => api.actions.history.undo(),
  });
  createRoot(document.getElementById('editor') as HTMLElement).render(
    <Editor resolver={resolver}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 320px', height: '100vh' }}>
        <main style={{ overflow: 'auto' }}>
          <Frame data={pageText()} />
        </main>
        <aside>
          <Selected Panel={Panel} />
        </aside>
      </div>
    </Editor>,
  );
}
