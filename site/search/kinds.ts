interface Kind {
  /** Beside one result. */
  one: string;
  /** Above several. */
  many: string;
}

/** Types of content the search finds. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['page', { one: 'Pagina', many: 'Pagine e offerte' }],
  ['faq', { one: 'Domanda', many: 'Domande frequenti' }],
  ['document', { one: 'Documento', many: 'Documenti' }],
  ['news', { one: 'News', many: 'News' }],
  ['event', { one: 'Evento', many: 'Eventi' }],
  ['shop', { one: 'Punto vendita', many: 'Punti vendita' }],
  ['regulation', { one: 'Normativa', many: 'Normativa' }],
  ['guide', { one: 'Guida', many: 'Guide' }],
  ['work-offer', { one: 'Lavora con noi', many: 'Lavora con noi' }],
]);

const OTHER: Kind = { one: 'Approfondimento', many: 'Approfondimenti' };

export const kindOf = (type: string): Kind => KINDS.get(type) ?? OTHER;

/** Results by kind, as they came, best first: the kind of the best one is the first. */
export function groupByKind<R extends { type: string }>(
  results: readonly R[],
): { label: string; results: R[] }[] {
  const groups = new Map<string, R[]>();
  for (const result of results) {
    const { many } = kindOf(result.type);
    groups.set(many, [...(groups.get(many) ?? []), result]);
  }
  return [...groups].map(([label, found]) => ({ label, results: found }));
}
