import { Editor, Frame, useEditor, useNode } from '@craftjs/core';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { installProbe } from './probe.ts';
import { Block, pageText } from './views.tsx';

/**
 * Craft.js as its tutorial builds an editor: connected components, a panel with the title of the
 * selected one, actions through useEditor. No frame, no outline, no validation.
 */
type Props = Record<string, unknown> & { children?: ReactNode };

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

type Api = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>;
let api: Api;

function Settings() {
  const editor = useEditor((state) => {
    const [id] = state.events.selected;
    return { id, title: id === undefined ? '' : String(state.nodes[id]?.data.props.title ?? '') };
  });
  api = editor;
  const { id, title, actions } = editor;
  if (id === undefined) return null;
  return (
    <input
      name="title"
      value={title}
      onChange={({ target }) =>
        actions.setProp(id, (props: Props) => {
          props.title = target.value;
        })
      }
    />
  );
}

installProbe({
  canvas: () => document,
  field: () => document.querySelector<HTMLInputElement>('input[name="title"]'),
  add(section) {
    const { actions, query } = api;
    const tree = query.parseReactElement(createElement(TextBlock, { title: 'Nuovo' })).toNodeTree();
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
        <Settings />
      </aside>
    </div>
  </Editor>,
);
