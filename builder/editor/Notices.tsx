import type { Finding } from '@renderer/document/types.ts';
import { useSession } from './context.ts';
import { LeadsElsewhereNotice } from './LeadsElsewhereNotice.tsx';
import { Notice } from './Notice.tsx';
import { PlannedNotice } from './PlannedNotice.tsx';
import { LeftSharedNotices } from './patterns/LeftSharedNotice.tsx';
import { ShowingNotice } from './ShowingNotice.tsx';

/** Bars under the top bar: what an editor must know of the page that was opened. */
export function Notices() {
  return (
    <>
      <LeftSharedNotices />
      <PlannedNotice />
      <ShowingNotice />
      <LeadsElsewhereNotice />
      <ContentNotice />
    </>
  );
}

function ContentNotice() {
  const { opened } = useSession();
  if (opened.kind === 'tree') return <MalformedNotice malformed={opened.malformed} />;
  if (!('reason' in opened)) return null;
  return (
    <Notice tone="warning" role="alert">
      <span>
        <strong>
          {opened.kind === 'foreign'
            ? 'Questa pagina non è fatta di blocchi.'
            : 'Il contenuto salvato non si può leggere.'}
        </strong>{' '}
        {opened.reason} L’editor parte da una pagina vuota: pubblicando, sostituisci il contenuto
        attuale (resta tra le revisioni di WordPress).
      </span>
    </Notice>
  );
}

/** As many as anybody reads in a bar. */
const SHOWN_PARTS = 3;

function MalformedNotice({ malformed }: { malformed: readonly Finding[] }) {
  if (malformed.length === 0) return null;
  const parts = malformed.slice(0, SHOWN_PARTS).map(({ pointer, message }) => (
    <li key={pointer}>
      {message} <code>{pointer}</code>
    </li>
  ));
  return (
    <Notice tone="warning" role="alert">
      <div>
        <strong>Una parte del contenuto salvato non si può leggere.</strong> Qui manca, e salvando
        si perde (resta tra le revisioni di WordPress).
        <ul>
          {parts}
          {malformed.length > SHOWN_PARTS && <li>E altre {malformed.length - SHOWN_PARTS}.</li>}
        </ul>
      </div>
    </Notice>
  );
}
