import { memo } from 'react';
import { setEditing } from '../commands/set-editing.ts';
import { toggleSidekick } from '../commands/toggle-sidekick.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useSession } from './context.ts';

/** Closes the side panel; over a block's properties, by letting go of the block. */
export const CloseButton = memo(function CloseButton() {
  const { store } = useSession();
  const close = () => {
    const { component } = store.getState().sidekick;
    if ((component ?? 'node') === 'node') setEditing(store, { id: null });
    else toggleSidekick(store);
  };
  return (
    <IconButton label="Chiudi il pannello" onClick={close}>
      <Icon name="x" size={19} />
    </IconButton>
  );
});
