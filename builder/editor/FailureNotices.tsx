import { mend } from '../actions/failures.ts';
import type { Failed } from '../store/ui-store.ts';
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

function FailureNotice({ what, failure, again }: Failed) {
  const { ui } = useSession();
  const isSaving = useEditor((state) => state.meta.isSaving);
  return (
    <Notice tone="danger" role="alert" onClose={() => mend(ui, what)}>
      <span>
        <strong>{what}</strong> <FailureText failure={failure} />
      </span>
      {again && (
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
