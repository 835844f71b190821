/** Whether something of the page belongs to the editor's own controls over it. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-canvas-control]') !== null;
