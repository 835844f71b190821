import type { Presence } from '../../cms/cms-client.ts';
import type { Session } from '../../session.ts';
import { inform } from '../../store/ui-store.ts';

const otherLogin = (name: string) =>
  `Ora l’accesso a WordPress è di ${name || 'un altro utente'}: quello che salvi qui è a suo nome. Le bozze salvate prima le ritrovi con il tuo accesso.`;

/**
 * Looks whether the login has become another user's since the window was opened, and says so, once:
 * drafts beside a page are each user's own, and that one's are none of this window's.
 */
export function createLoginWatch({
  ui,
  bootstrap,
}: Pick<Session, 'ui' | 'bootstrap'>): (user: Presence['user']) => boolean {
  let last = bootstrap.user.id;
  return (user) => {
    const { id, name } = user ?? bootstrap.user;
    const isOther = id !== bootstrap.user.id;
    if (isOther && id !== last) inform(ui, otherLogin(name));
    last = id;
    return isOther;
  };
}
