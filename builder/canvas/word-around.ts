const WORDS = new Intl.Segmenter('it', { granularity: 'word' });

/** The word at a place of a text, as browsers tell words: `0,1140` is one. Where none is, the place itself. */
export function wordAround(text: string, at: number): { from: number; to: number } {
  const segments = WORDS.segment(text);
  // Between two, the one that begins there comes first.
  const word = [at, at - 1]
    .map((index) => segments.containing(index))
    .find((each) => each?.isWordLike);
  return word ? { from: word.index, to: word.index + word.segment.length } : { from: at, to: at };
}
