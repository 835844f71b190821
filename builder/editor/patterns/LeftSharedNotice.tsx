import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSession } from '../context.ts';
import { Notice } from '../Notice.tsx';
import { useLeftSharedHere } from './use-left-shared.ts';
import { usePattern } from './use-pattern.ts';

/** Shared blocks of the page with unsaved work of an earlier visit: nothing in the page shows it. */
export function LeftSharedNotices() {
  return useLeftSharedHere().map((id) => <LeftSharedNotice key={id} id={id} />);
}

function LeftSharedNotice({ id }: { id: number }) {
  const { actions } = useSession();
  const known = usePattern(id);
  const [closed, setClosed] = useState(false);
  if (closed || known?.state !== 'ready') return null;
  return (
    <Notice tone="info" role="status" onClose={() => setClosed(true)}>
      <span>
        In questo browser ci sono modifiche non salvate al blocco condiviso «{known.pattern.title}».
      </span>
      <Button
        size="s"
        icon={<Icon name="pencil-line" size={15} />}
        onClick={() => void actions.openShared(id)}
      >
        Apri il blocco
      </Button>
    </Notice>
  );
}
