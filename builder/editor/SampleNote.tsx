import type { DocumentNode } from '@renderer/document/types.ts';
import { plainText } from '@renderer/ui/text/plain-text.ts';
import { useState } from 'react';
import { isAsInserted } from '../blocks/starter-subtree.ts';
import { textFields } from '../find-field.ts';
import { Icon } from '../ui/Icon.tsx';
import { useUi } from './context.ts';
import styles from './NodePanel.module.css';

/**
 * Says of a new block that nobody has said yet what it says. It stays while the block is worked on:
 * what is clicked next must not move up at the first letter.
 */
export function SampleNote({ node }: { node: DocumentNode }) {
  const [wasExample] = useState(() => isExample(node));
  // What is mended stands there already, and the form needs the room.
  const isMended = useUi(({ mending }) => mending !== null);
  if (isMended || !(wasExample || isExample(node))) return null;
  return (
    <p className={styles.sample}>
      <Icon name="info" size={16} />
      Testi e immagini nascono come esempio: metti i tuoi, qui o nella pagina.
    </p>
  );
}

const isExample = (node: DocumentNode) => isAsInserted(node) && textFields(node.props).some(isSaid);

/** Not the name of a colour, or an address. */
const isSaid = ({ value }: { value: string }) => plainText(value).includes(' ');
