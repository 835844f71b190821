import { loadable } from '@renderer/loadable.ts';
import { useEffect, useState } from 'react';
import { richText } from '../../form/form-code.ts';

/** What a text is written in that takes the place of two others. */
export const ownTextField = loadable(() => import('./OwnTextField.tsx'));

/** Forms are loaded apart from the editor: whether what a text is written in is there. */
export function useTextField(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    Promise.all([ownTextField.preload(), richText.preload()]).then(
      () => setThere(true),
      // One of the two versions can be chosen all the same.
      () => {},
    );
  }, []);
  return isThere;
}
