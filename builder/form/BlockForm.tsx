import type { NodeId } from '@renderer/document/types.ts';
import {
  Component,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './BlockForm.module.css';
import { nodeForm } from './form-code.ts';
import { openForm } from './load-form.ts';

interface FormProps {
  id: NodeId;
  component: string;
  locked: boolean;
}

/** The form of a node, loaded with its block. */
export function BlockForm(props: FormProps) {
  // A form is the heaviest thing on the screen: the selection and the page are painted before it.
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setItsTurn(true))), []);
  return (
    <div className={styles.scroll}>
      <FormBoundary id={props.id}>
        <Suspense>
          {isItsTurn ? (
            <OpenForm {...props} />
          ) : (
            <p className={styles.opening}>Apertura dei campi…</p>
          )}
        </Suspense>
      </FormBoundary>
    </div>
  );
}

function OpenForm(props: FormProps) {
  // What all forms are made of has come with it, or will be asked for again.
  const form = use(openForm(props.component));
  return <nodeForm.Component {...props} form={form} />;
}

/** A form that cannot be loaded says so; the rest of the editor goes on. */
class FormBoundary extends Component<
  { id: NodeId; children: ReactNode },
  { failed: NodeId | null }
> {
  override state: { failed: NodeId | null } = { failed: null };

  override componentDidCatch() {
    this.setState({ failed: this.props.id });
  }

  override render() {
    if (this.state.failed !== this.props.id) return this.props.children;
    return (
      <p className={styles.loading} role="alert">
        I campi di questo blocco non si possono mostrare. Chiudi il pannello e riaprilo.
      </p>
    );
  }
}
