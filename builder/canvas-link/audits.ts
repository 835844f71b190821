import type { PageAudit } from '../audit.ts';
import type { EditorMessage } from '../canvas-protocol.ts';

const PATIENCE_MS = 10_000;

/** Questions to the canvas about the page as it is shown, told apart by their number. */
export interface Audits {
  /** Undefined when the canvas does not answer. */
  ask(): Promise<PageAudit | undefined>;
  /** The canvas is there, and hears what was asked before. */
  begin(): void;
  answered(number: number, audit: PageAudit): void;
}

export function createAudits(tell: (message: EditorMessage) => void): Audits {
  const open = new Map<number, (audit: PageAudit | undefined) => void>();
  let last = 0;
  let begun = false;
  return {
    ask() {
      last += 1;
      const number = last;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
        open.set(number, (audit) => {
          clearTimeout(timer);
          open.delete(number);
          resolve(audit);
        });
        if (begun) tell({ type: 'audit', number });
      });
    },
    begin() {
      begun = true;
      for (const number of open.keys()) tell({ type: 'audit', number });
    },
    answered: (number, audit) => open.get(number)?.(audit),
  };
}
