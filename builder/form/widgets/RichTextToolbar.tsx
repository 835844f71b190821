import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from '../../ui/theme.ts';
import styles from './RichText.module.css';
import { RichTextLink } from './RichTextLink.tsx';

const LEVELS = [2, 3, 4] as const;

/** Formats of the rich text field. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      link: current.isActive('link'),
      level: LEVELS.find((level) => current.isActive('heading', { level })) ?? 0,
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={`Formato di ${label}`}>
        <select
          className={styles.style}
          aria-label="Stile del paragrafo"
          value={state.level}
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
        <Tool
          label="Grassetto"
          Icon={Bold}
          active={state.bold}
          onClick={() => chain().toggleBold().run()}
        />
        <Tool
          label="Corsivo"
          Icon={Italic}
          active={state.italic}
          onClick={() => chain().toggleItalic().run()}
        />
        <Tool
          label="Elenco puntato"
          Icon={List}
          active={state.bulletList}
          onClick={() => chain().toggleBulletList().run()}
        />
        <Tool
          label="Elenco numerato"
          Icon={ListOrdered}
          active={state.orderedList}
          onClick={() => chain().toggleOrderedList().run()}
        />
        <Tool
          label="Link"
          Icon={Link2}
          active={state.link || linking}
          onClick={() => setLinking(!linking)}
        />
      </div>
      {linking && <RichTextLink editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

function Tool({
  label,
  Icon,
  active,
  onClick,
}: {
  label: string;
  Icon: LucideIcon;
  active: boolean;
  onClick: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={classes(styles.tool, active && styles.active)}
      aria-label={label}
      aria-pressed={active}
      title={label}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={16} />
    </button>
  );
}
