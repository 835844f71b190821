import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { backToText } from '../../rich-text/back-to-text.ts';
import { FormatButtons } from '../../rich-text/FormatButtons.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { classes } from '../../ui/theme.ts';
import control from './control.module.css';
import styles from './RichText.module.css';
import { RichTextLink } from './RichTextLink.tsx';

const LEVELS = [2, 3, 4] as const;

/** Formats of the rich text field. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false);
  const current = useEditorState({
    editor,
    selector: (state) => LEVELS.find((level) => state.editor.isActive('heading', { level })) ?? 0,
  });
  const chain = () => backToText(editor);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key leaves the link as it is.
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !linking) return;
        event.stopPropagation();
        setLinking(false);
        backToText(editor);
      }}
    >
      <Toolbar className={styles.toolbar} label={`Formato di ${label}`}>
        <select
          className={`${styles.style} ${control.arrow}`}
          aria-label="Stile del paragrafo"
          value={current}
          onChange={({ target }) => {
            const level = LEVELS.find((known) => known === Number(target.value));
            if (level) chain().setHeading({ level }).run();
            else chain().setParagraph().run();
          }}
        >
          <option value={0}>Testo</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              Titolo {level}
            </option>
          ))}
        </select>
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
