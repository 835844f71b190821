import type { NodeId } from '@renderer/document/types.ts';
import {
  Component,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LANDING } from '../ui/regions.ts';
import { classes } from '../ui/theme.ts';
import styles from './BlockForm.module.css';
import { nodeForm } from './form-code.ts';
import { openForm } from './load-form.ts';
import { useShownField } from './use-shown-field.ts';

interface FormProps {
  id: NodeId;
  component: string;
  locked: boolean;
}

/**
 * The form of a node, loaded with its block. A form is the heaviest thing on the screen: the page
 * and the other panels come before it. Until then the one before stays, out of reach:
 * taking it down is work too, and another node of the same block takes its fields over.
 */
export function BlockForm({ id, component, locked }: FormProps) {
  const [shown, setShown] = useState<Omit<FormProps, 'locked'> | null>(null);
  const isOfKind = shown?.component === component;
  const isOpen = isOfKind && shown.id === id;
  useEffect(() => {
    if (isOpen) return;
    startTransition(() => setShown({ id, component }));
  }, [isOpen, id, component]);

  const fields = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another node is read from its first field on.
  useLayoutEffect(() => {
    // Where it is at its top already, asking for it would have the panel laid out before its frame.
    if (isScrolled.current) scroll.current?.scrollTo(0, 0);
  }, [id]);
  useKeptFocus(fields, isOpen);
  useShownField(fields, id);
  return (
    <div
      ref={scroll}
      className={styles.scroll}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0;
      }}
    >
      {!isOfKind && <p className={styles.opening}>Apertura dei campi…</p>}
      <div
        ref={fields}
        className={classes(styles.fields, !isOfKind && styles.before)}
        data-fields
        {...LANDING}
      >
        {!isOpen && <div className={styles.cover} />}
        <Suspense>
          {shown && (
            <FormBoundary id={shown.id}>
              <OpenForm key={shown.component} {...shown} locked={locked} />
            </FormBoundary>
          )}
        </Suspense>
      </div>
    </div>
  );
}

/**
 * What is out of reach for a moment must not be typed into; a field that stays has the focus again.
 * A cover and no `inert`, for which every field's style would be worked out anew, twice.
 */
function useKeptFocus(fields: React.RefObject<HTMLElement | null>, isOpen: boolean): void {
  const kept = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = fields.current;
    const { activeElement } = document;
    if (isOpen) {
      // Unless the focus has been taken elsewhere meanwhile.
      if (activeElement?.contains(kept.current)) kept.current?.focus({ preventScroll: true });
      kept.current = null;
      return;
    }
    if (activeElement instanceof HTMLElement && element?.contains(activeElement)) {
      kept.current = activeElement;
      activeElement.blur();
    }
    const refuse = ({ target }: FocusEvent) => target instanceof HTMLElement && target.blur();
    element?.addEventListener('focusin', refuse);
    return () => element?.removeEventListener('focusin', refuse);
  }, [fields, isOpen]);
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
