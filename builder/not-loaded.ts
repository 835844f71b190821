import { CmsFailure } from './cms/cms-failure.ts';

/**
 * Why something the editor loads only when it is needed is missing: the connection is gone, or the
 * site has been built anew and no longer has the files of this editor.
 */
export function notLoaded(error: unknown): CmsFailure {
  console.error(error);
  return new CmsFailure(
    'network',
    'Una parte dell’editor non si è caricata. Controlla la connessione e riprova; se non basta, ricarica la pagina: le modifiche restano in questo browser.',
  );
}
