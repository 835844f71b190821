import { useEffect } from 'react';
import { mend } from '../actions/failures.ts';
import { onBackOnline } from '../back-online.ts';
import type { Failed } from '../store/ui-state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useEditor, useSession, useUi } from './context.ts';
import { FailureText } from './FailureText.tsx';
import { Notice } from './Notice.tsx';

/** What failed, each with its own way out. */
export function FailureNotices() {
  const failures = useUi((state) => state.failures);
  return failures.map((failed) => <FailureNotice key={failed.what} {...failed} />);
}

function FailureNotice({ what, failure, again, waits }: Failed) {
  const { ui } = useSession();
  const isSaving = useEditor((state) => state.meta.isSaving);
  const isRepeated = waits === true && failure.kind === 'network';
  useEffect(
    () => (isRepeated ? onBackOnline(() => void again?.()) : undefined),
    [isRepeated, again],
  );
  return (
    <Notice tone="danger" role="alert" floats onClose={() => mend(ui, what)}>
      <span>
        <strong>{what}</strong> <FailureText failure={failure} />
        {isRepeated && ' Le modifiche restano qui, e si salvano da sé quando torna.'}
      </span>
      {again && failure.kind !== 'unfit' && (
        <Button
          size="s"
          icon={<Icon name="rotate-ccw" size={15} />}
          disabled={isSaving}
          onClick={() => void again()}
        >
          Riprova
        </Button>
      )}
    </Notice>
  );
}
