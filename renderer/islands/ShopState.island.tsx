import type { Store } from '@generated/entities.ts';
import { useEffect, useState } from 'react';
import { OpenNow } from '../shops/OpenNow.tsx';
import { type OpenState, openState } from '../shops/open-state.ts';

export const hydrate = 'idle';

/** That of its line, which comes later than the page. */
const ROOM = { minHeight: 34 } as const;

/** A page may stay open over closing time. */
const MINUTE = 60_000;

/** Whether the shop of a page is open now: the page is the same at any hour, only the browser knows. */
export default function ShopState({ openingDays }: Pick<Store, 'openingDays'>) {
  const [state, setState] = useState<OpenState>({ open: undefined });
  useEffect(() => {
    const look = () => setState(openState({ openingDays }, new Date()));
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, [openingDays]);
  return (
    <div style={ROOM}>
      <OpenNow state={state} />
    </div>
  );
}
