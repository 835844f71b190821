interface Kind {
  /** Beside one result. */
  one: string;
  /** Above several. */
  many: string;
}

/** Types of content the search finds, in the order they are shown. */
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

/** Results by kind: kinds in their order, results within each as they came, best first. */
export function groupByKind<R extends { type: string }>(
  results: readonly R[],
): { label: string; results: R[] }[] {
  const groups = new Map([...KINDS.values(), OTHER].map((kind) => [kind, [] as R[]]));
  for (const result of results) groups.get(kindOf(result.type))?.push(result);
  return [...groups]
    .filter(([, found]) => found.length > 0)
    .map(([kind, found]) => ({ label: kind.many, results: found }));
}
