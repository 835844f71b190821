import { createDocument } from '@renderer/document/create-document.ts';
import { insertSubtree } from '@renderer/document/operations/insert-subtree.ts';
import { serializeDocument } from '@renderer/document/serialize.ts';
import { ROOT_ID } from '@renderer/document/types.ts';
import { useState } from 'react';
import type { FormPreviewProps } from './contract.ts';
import { SessionContext } from './editor/context.ts';
import { BlockForm } from './form/BlockForm.tsx';
import { createSession } from './session.ts';
import { Tooltips } from './ui/Tooltips.tsx';
import { theme } from './ui/theme.ts';

/** The form of a block over an example, as the sidekick shows it; nothing can be saved. */
export function FormPreview({ component, props, config }: FormPreviewProps) {
  const [{ session, id }] = useState(() => {
    const inserted = insertSubtree(createDocument(), {
      parentId: ROOT_ID,
      subtree: { component, props },
    });
    const content = serializeDocument(inserted.document);
    const page = { ...NO_PAGE, path: config.context.path };
    const user = { id: 0, name: '', roles: [] };
    return { id: inserted.id, session: createSession({ page, content, user, config }) };
  });
  return (
    <SessionContext value={session}>
      <Tooltips>
        <div className={theme}>
          <BlockForm id={id} component={component} locked={false} />
        </div>
      </Tooltips>
    </SessionContext>
  );
}

const NO_PAGE = {
  ...{ id: 0, restBase: 'pages', title: '', status: 'draft', link: '', template: '', modified: '' },
};
