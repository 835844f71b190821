const ELIDED = { il: 'l’', al: 'all’', del: 'dell’', dal: 'dall’' } as const;

export type Article = keyof typeof ELIDED;

/** A date in Italian words with the article of its day: `il 12 marzo 2026`, `dall’8 marzo …`. */
export function withArticle(article: Article, date: string): string {
  return /^(8|11)\b/.test(date) ? ELIDED[article] + date : `${article} ${date}`;
}
