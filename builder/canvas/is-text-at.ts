/** Whether the page shows a text within a box of the window, apart from the editor's own controls. */
export function isTextAt({
  left,
  top,
  width,
  height,
}: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): boolean {
  return SHARES.some((x) =>
    SHARES.some((y) => {
      const hit = document
        .elementsFromPoint(left + width * x, top + height * y)
        .find((element) => !element.closest('[data-canvas-control]'));
      return [...(hit?.childNodes ?? [])].some(isText);
    }),
  );
}

/** Where it is looked: closer together than lines of text are high. */
const SHARES = [0.02, 0.25, 0.5, 0.75, 0.98] as const;

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
