import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import type { LinkTarget } from '../../cms/find-links.ts';
import { titledFirst } from '../../cms/titled-first.ts';
import { DocumentButton } from '../../editor/media/DocumentButton.tsx';
import { mediaName } from '../../media-name.ts';
import type { Session } from '../../session.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { FormContext } from '../form-context.ts';
import { useUploadedTo } from '../use-uploaded-to.ts';
import { AddressField, type AddressKind } from './AddressField.tsx';
import styles from './FileWidget.module.css';

/** A file: uploaded here, found by its title, or by its address. */
export function FileWidget(props: WidgetProps) {
  const { id, disabled, readonly } = props;
  const { node } = props.registry.formContext as FormContext;
  const box = useRef<HTMLDivElement>(null);
  const put = useUploadedTo(
    { node, id },
    'Il file caricato è in WordPress: il posto a cui era destinato non c’è più.',
  );
  return (
    <div ref={box} className={styles.file}>
      <AddressField {...props} find={findFiles} of={FILE} />
      {!disabled && !readonly && (
        <div className={styles.upload}>
          <DocumentButton
            key={node}
            size="s"
            icon={<Icon name="upload" size={15} />}
            title="Carica un file dal computer"
            dropOn={box}
            onUploaded={({ url }) => put(url)}
          >
            Carica un file
          </DocumentButton>
        </div>
      )}
    </div>
  );
}

async function findFiles({ cms }: Pick<Session, 'cms'>, query: string): Promise<LinkTarget[]> {
  const files = await cms.library.searchFiles(query);
  const found = files.map(({ id, title, path }) => {
    const hint = mediaName({ name: '', url: path });
    return { key: `${id}`, label: title, hint, address: path };
  });
  return titledFirst(found, query);
}

const FILE: AddressKind = {
  kind: 'file',
  placeholder: 'Cerca un documento, o scrivi https://…',
  hint: 'Scrivi per cercare tra i documenti.',
  none: 'Nessun documento con questo nome: caricalo, o scrivi il suo indirizzo.',
};
