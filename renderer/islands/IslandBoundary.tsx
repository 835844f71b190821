import { Component, type ReactNode } from 'react';

/** What stands where an island broke down; without it React would take the whole page away. */
export class IslandBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p role="alert">
        Questa parte della pagina si è interrotta.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address leads to where one is. */}
        <a href="">Ricarica la pagina</a>
      </p>
    );
  }
}
