import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { editorBootstrap, loginAddress, readPageForEditing } from '../../../../editor/bootstrap.ts';
import { EditorClient } from '../../../../editor/EditorClient.tsx';
import { EditorMessage } from '../../../../editor/EditorMessage.tsx';
import { getEditorSession } from '../../../../editor/session.ts';
import { visiblePath } from '../../../../page/visible-path.ts';

export const dynamic = 'force-dynamic';

/** The editor of the page at a path; the front server leads `?pb` here (spec 2.3, 2.13). */
export default async function EditorPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const path = visiblePath((await params).path);
  if (!path) notFound();
  const session = await getEditorSession((await headers()).get('cookie') ?? '');
  if (session.state === 'anonymous') redirect(loginAddress(path));
  if (session.state === 'forbidden') return <Forbidden />;
  const page = await readPageForEditing(path, session);
  if (!page) return <NoPage path={path} />;
  return <EditorClient bootstrap={editorBootstrap(page, session)} />;
}

function Forbidden() {
  return (
    <EditorMessage
      title="Non puoi modificare questa pagina"
      ways={[{ label: 'Torna al sito', href: '/' }]}
    >
      L’editor è aperto a redattori e amministratori. Chiedi a un amministratore il ruolo adatto.
    </EditorMessage>
  );
}

function NoPage({ path }: { path: string }) {
  return (
    <EditorMessage
      title="Qui non c’è ancora una pagina"
      ways={[
        { label: 'Crea la pagina', href: `/?pb#nuova=${encodeURI(path)}` },
        { label: 'Modifica la home', href: '/?pb' },
        { label: 'Torna al sito', href: '/' },
      ]}
    >
      Nessun contenuto all’indirizzo <code>{path}</code>.
    </EditorMessage>
  );
}
