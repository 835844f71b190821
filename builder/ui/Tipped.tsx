import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { type Tip, useTipHandle } from './Tooltips.tsx';

/** Shows a tip on hover and focus of an element; none for now where it is absent. */
export function Tipped({ tip, children }: { tip: Tip | undefined; children: ReactElement }) {
  return (
    <Tooltip.Trigger
      handle={useTipHandle()}
      payload={tip}
      disabled={tip === undefined}
      render={children}
    />
  );
}
