const PATIENCE_MS = 10_000;

/** Questions to the canvas about the page as it is shown, told apart by their number. */
export interface Questions<Answer> {
  /** Undefined when the canvas does not answer. */
  ask(): Promise<Answer | undefined>;
  /** The canvas is there, and hears what was asked before. */
  begin(): void;
  answered(number: number, answer: Answer): void;
}

export function createQuestions<Answer>(tell: (number: number) => void): Questions<Answer> {
  const open = new Map<number, (answer: Answer | undefined) => void>();
  let last = 0;
  let begun = false;
  return {
    ask() {
      last += 1;
      const number = last;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
        open.set(number, (answer) => {
          clearTimeout(timer);
          open.delete(number);
          resolve(answer);
        });
        if (begun) tell(number);
      });
    },
    begin() {
      begun = true;
      for (const number of open.keys()) tell(number);
    },
    answered: (number, answer) => open.get(number)?.(answer),
  };
}
