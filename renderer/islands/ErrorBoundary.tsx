import { Component, type ReactNode } from 'react';

/** What stands where a part of the page broke down; without it React would take the whole page away. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.isBroken ? fallback : children;
  }
}
