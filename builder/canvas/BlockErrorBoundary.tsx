import { Component, type ReactNode } from 'react';
import { BlockNotice } from './BlockNotice.tsx';

interface Props {
  name: string;
  /** Another one gives the block a new chance. */
  resetKey: unknown;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

/** A block that throws shows a notice in its place; its siblings stand. */
export class BlockErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <BlockNotice title={`«${this.props.name}» non si può mostrare`}>
        Il blocco ha un errore con questi contenuti: sul sito non appare.
      </BlockNotice>
    );
  }
}
