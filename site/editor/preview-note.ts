import { withArticle } from '@renderer/ui/text/with-article.ts';
import type { CmsPage } from '../cms/map/page.ts';

type Previewed = Pick<CmsPage, 'planned' | 'post_status' | 'date_gmt'>;

/** What is said over a preview: that it is to come and, where that is known, from when. */
export function previewNote(page: Previewed): string {
  const { dateGmt, untilGmt, returns } = momentsOf(page);
  if (!dateGmt) return `Così sarà la pagina: ${UNSEEN}`;
  if (returns) {
    return `Così tornerà la pagina ${withArticle('il', dateOf(dateGmt))}: fino ad allora chi visita il sito la vede diversa.`;
  }
  const until = untilGmt && ` fino ${withArticle('al', dateOf(untilGmt))}`;
  return `Così sarà la pagina ${withArticle('dal', dateOf(dateGmt))}${until}: ${UNSEEN}`;
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
/** E.g. `1 dicembre 2026 alle ore 09:00`. */
const dateOf = (gmt: string) => moment.format(Date.parse(`${gmt}Z`));
