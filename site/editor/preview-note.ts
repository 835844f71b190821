import type { CmsPage } from '../cms/map/page.ts';

type Previewed = Pick<CmsPage, 'planned' | 'post_status' | 'date_gmt'>;

/** What is said over a preview: that it is to come and, where that is known, from when. */
export function previewNote(page: Previewed): string {
  const { dateGmt, untilGmt, returns } = momentsOf(page);
  if (!dateGmt) return `Così sarà la pagina: ${UNSEEN}`;
  if (returns) {
    return `Così tornerà la pagina ${withArticle('il', dateGmt)}: fino ad allora chi visita il sito la vede diversa.`;
  }
  const until = untilGmt && ` fino ${withArticle('al', untilGmt)}`;
  return `Così sarà la pagina ${withArticle('dal', dateGmt)}${until}: ${UNSEEN}`;
}

const UNSEEN = 'chi visita il sito non la vede ancora.';
const NONE = { dateGmt: '', untilGmt: '', returns: false };

function momentsOf({ planned, post_status, date_gmt }: Previewed): typeof NONE {
  // What was not put online at its moment waits for somebody to decide.
  if (planned) return planned.missed ? NONE : planned;
  return post_status === 'future' ? { ...NONE, dateGmt: date_gmt } : NONE;
}

const moment = new Intl.DateTimeFormat('it', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' },
});
const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’' } as const;

/** E.g. `dal 1 dicembre 2026 alle ore 09:00`, `dall’8 dicembre …`. */
function withArticle(article: keyof typeof ELIDED, gmt: string): string {
  const written = moment.format(Date.parse(`${gmt}Z`));
  return /^(8|11) /.test(written) ? `${ELIDED[article]}${written}` : `${article} ${written}`;
}
