import { restoreShown, showVersion } from '../canvas-link/show-version.ts';
import { isSamePage } from '../compare/compare-documents.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFollowedEditor, useSession, useUi } from './context.ts';
import { Notice } from './Notice.tsx';

/** The canvas shows an older version, while everything around it is about the page as it is. */
export function ShowingNotice() {
  const session = useSession();
  const showing = useUi((state) => state.showing);
  const isOther = useFollowedEditor(
    (state) => showing !== null && !isSamePage(showing.document, state),
  );
  if (showing === null) return null;
  return (
    <Notice tone="info">
      <span>
        <strong>Stai guardando una versione precedente.</strong> Struttura, campi, salvataggio e
        pubblicazione riguardano la pagina com’è ora.
      </span>
      <Button
        size="s"
        icon={<Icon name="eye-off" size={15} />}
        onClick={() => showVersion(session, null)}
      >
        Torna alla pagina
      </Button>
      {isOther && (
        <Button
          size="s"
          variant="primary"
          icon={<Icon name="rotate-ccw" size={15} />}
          onClick={() => restoreShown(session, showing)}
        >
          Ripristina questa versione
        </Button>
      )}
    </Notice>
  );
}
