import { serializeDocument } from '@renderer/document/serialize.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { vi } from 'vitest';
import { SessionContext } from '../editor/context.ts';
import { withPanels } from '../editor/panel-updates.ts';
import { BlockForm } from '../form/BlockForm.tsx';
import { openForm } from '../form/load-form.ts';
import { createSession, type Session } from '../session.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { bootstrapFor } from './cms-server.ts';
import { node, page } from './document.ts';

export async function open(component: string, props: Record<string, unknown>, locked = false) {
  const { session } = await openAll([node('a', { component, props, uneditable: locked })]);
  return session;
}

/** Opens the form of the first of some nodes; `select` brings another into it. */
export async function openAll(nodes: ReturnType<typeof node>[]) {
  const [first = node('a')] = nodes;
  const content = serializeDocument(page(...nodes));
  const session = createSession(bootstrapFor('http://127.0.0.1:9', content));
  const form = ({ id, component, uneditable = false }: typeof first) => (
    <SessionContext value={session}>
      <Tooltips>
        <BlockForm id={id} component={component} locked={uneditable} />
      </Tooltips>
    </SessionContext>
  );
  let choose = (_other: typeof first) => {};
  const Chosen = () => {
    const [shown, setShown] = useState(first);
    choose = (other) => beforeTransitions(() => setShown(other));
    return form(shown);
  };
  await act(async () => render(<Chosen />));
  await act(async () => {
    await session.problems.settled();
    await openForm(first.component);
    await painted();
  });
  const select = (other: typeof first) => act(async () => choose(other));
  return { session, choose: (other: typeof first) => choose(other), select };
}
/** What is seen until React has rendered what may wait; `act` would wait for it. */
export function beforeTransitions(change: () => void): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(change);
  vi.unstubAllGlobals();
}
export const painted = () => new Promise<void>((resolve) => withPanels(resolve));
export const propsOf = ({ store }: Session) => store.getState().nodes.get('a')?.props ?? {};
export const steps = ({ store }: Session) => store.temporal.getState().pastStates.length;
export const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
export const click = (name: string | RegExp) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
  });

export const STEPS = { title: 'Passa a noi', steps: [{ text: 'Uno' }, { text: 'Due' }] };
export const FAQ = {
  groups: [
    { groupName: 'Bolletta', childs: [{ title: 'Quando arriva?', text: '<p>A gennaio.</p>' }] },
    { groupName: 'Autolettura', childs: [] },
  ],
};
