import { memo } from 'react';
import { closeSidekick } from '../commands/close-sidekick.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useSession } from './context.ts';

/** Closes the side panel; over a block's properties, by letting go of the block. */
export const CloseButton = memo(function CloseButton() {
  const { store } = useSession();
  return (
    <IconButton label="Chiudi il pannello" onClick={() => closeSidekick(store)}>
      <Icon name="x" size={19} />
    </IconButton>
  );
});
