import type { DocumentNode } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { isAsInserted } from '../blocks/starter-subtree.ts';
import { textFields } from '../find-field.ts';
import { Icon } from '../ui/Icon.tsx';
import { useUi } from './context.ts';
import styles from './NodePanel.module.css';

/** Says of a new block that nobody has said yet what it says. */
export function SampleNote({ node }: { node: DocumentNode }) {
  // What is mended stands there already, and the form needs the room.
  const isMended = useUi(({ mending }) => mending !== null);
  if (isMended || !isAsInserted(node) || !textFields(node.props).some(isSaid)) return null;
  return (
    <p className={styles.sample}>
      <Icon name="info" size={16} />
      Testi e immagini sono di esempio: metti i tuoi, qui o nella pagina.
    </p>
  );
}

/** Not the name of a colour, or an address. */
const isSaid = ({ value }: { value: string }) => plainText(value).includes(' ');
