import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { backToText } from '../../rich-text/back-to-text.ts';
import { FormatButtons } from '../../rich-text/FormatButtons.tsx';
import { IndentButtons } from '../../rich-text/IndentButtons.tsx';
import { ParagraphStyle } from '../../rich-text/ParagraphStyle.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { classes } from '../../ui/theme.ts';
import control from './control.module.css';
import styles from './RichText.module.css';
import { RichTextLink } from './RichTextLink.tsx';

/** Formats of the rich text field. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key leaves the link as it is.
    <div
      className={styles.tools}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !linking) return;
        event.stopPropagation();
        setLinking(false);
        backToText(editor);
      }}
    >
      <Toolbar className={styles.toolbar} label={`Formato di ${label}`}>
        <ParagraphStyle editor={editor} className={`${styles.style} ${control.arrow}`} />
        <IndentButtons editor={editor} className={styles.formats} button={styles.tool} />
        <span className={styles.formats}>
          <FormatButtons
            editor={editor}
            linking={linking}
            onLink={() => setLinking(!linking)}
            className={(active) => classes(styles.tool, active && styles.active)}
          />
        </span>
      </Toolbar>
      {linking && <RichTextLink editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}
