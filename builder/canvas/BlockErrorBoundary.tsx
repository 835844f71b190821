import { CodeNotLoaded } from '@renderer/loadable.ts';
import { Component, type ReactNode } from 'react';
import { BlockNotice } from './BlockNotice.tsx';
import { awaitCode, retryCode } from './missing-code.ts';

interface Props {
  name: string;
  /** Another one gives the block a new chance. */
  resetKey: unknown;
  /** Asks for the block's code again. */
  reload(): void;
  children: ReactNode;
}

interface State {
  failed: 'code' | 'contents' | null;
  resetKey: unknown;
}

/** A block that throws, or whose code is missing, shows a notice in its place; its siblings stand. */
export class BlockErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetKey: this.props.resetKey };
  #stop: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: error instanceof CodeNotLoaded ? 'code' : 'contents' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey };
  }

  override componentDidMount() {
    this.#stop = awaitCode(() => {
      if (this.state.failed !== 'code') return;
      this.props.reload();
      this.setState({ failed: null });
    });
  }

  override componentWillUnmount() {
    this.#stop?.();
  }

  override render() {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return (
      <BlockNotice
        title={`«${this.props.name}» non si può mostrare`}
        unseen={failed}
        {...(failed === 'code' && { action: { label: 'Riprova', run: retryCode } })}
      >
        {failed === 'code'
          ? 'Il codice del blocco non si è caricato.'
          : 'Il blocco ha un errore con questi contenuti: sul sito non appare.'}
      </BlockNotice>
    );
  }
}
