import { X } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';

/** Closes the side panel. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Chiudi il pannello" onClick={onClick}>
      <X size={19} />
    </IconButton>
  );
}
