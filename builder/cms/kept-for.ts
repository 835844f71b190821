/** Asks once in so many ms at most, however many want to know; after a failure, again. */
export function keptFor<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; at: number } | undefined;
  return () => {
    if (last && Date.now() - last.at < ms) return last.answer;
    const asked = { answer: ask(), at: Date.now() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
