import { type ReactNode, useEffect, useState } from 'react';

/** «Modifica», fetched for those who have logged in at the CMS (its plugin, `site-cookie.php`). */
export function ForEditors(): ReactNode {
  const [link, setLink] = useState<ReactNode>(null);
  useEffect(() => {
    if (document.cookie.includes('site_editor=')) {
      import('./EditLink.tsx').then(
        ({ EditLink }) => setLink(<EditLink />),
        () => undefined,
      );
    }
  }, []);
  return link;
}
