import { setSidekick } from '../commands/set-sidekick.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSession, useUi } from './context.ts';
import { count } from './format.ts';
import { Notice } from './Notice.tsx';

/** A page that is online is published anew without being asked about: what was found is told after it. */
export function PublishedNotice() {
  const { store, ui } = useSession();
  const warnings = useUi((state) => state.publishedWith);
  if (warnings === 0) return null;
  const close = () => ui.setState({ publishedWith: 0 });
  return (
    <Notice tone="info" onClose={close}>
      <span>
        La pagina è online. Ha {count(warnings, 'avviso', 'avvisi')} da guardare quando puoi.
      </span>
      <Button
        size="s"
        icon={<Icon name="circle-alert" size={15} />}
        onClick={() => {
          close();
          setSidekick(store, { component: 'problems' });
        }}
      >
        {warnings === 1 ? 'Guarda l’avviso' : 'Guarda gli avvisi'}
      </Button>
    </Notice>
  );
}
