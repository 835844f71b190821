import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { matchShortcut } from '../shortcuts.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { keysOf } from '../ui/keys.ts';
import { backToText } from './back-to-text.ts';
import { useIsPlaced } from './use-is-placed.ts';

type Format = 'bold' | 'italic' | 'bulletList' | 'orderedList';

const FORMATS: readonly {
  name: Format;
  label: string;
  icon: IconName;
  toggle: (editor: Editor) => void;
}[] = [
  {
    ...{ name: 'bold', label: 'Grassetto', icon: 'bold' },
    toggle: (editor) => backToText(editor).toggleBold().run(),
  },
  {
    ...{ name: 'italic', label: 'Corsivo', icon: 'italic' },
    toggle: (editor) => backToText(editor).toggleItalic().run(),
  },
  {
    ...{ name: 'bulletList', label: 'Elenco puntato', icon: 'list' },
    toggle: (editor) => backToText(editor).toggleBulletList().run(),
  },
  {
    ...{ name: 'orderedList', label: 'Elenco numerato', icon: 'list-ordered' },
    toggle: (editor) => backToText(editor).toggleOrderedList().run(),
  },
];

/** The formats that the sanitiser lets pass, for the form's field and for the text in the page. */
export function FormatButtons(buttons: {
  editor: Editor;
  /** Whether the address of a link is being asked for. */
  linking: boolean;
  onLink: () => void;
  className: (active: boolean) => string | undefined;
}) {
  const { editor, linking, onLink, className } = buttons;
  const isPlaced = useIsPlaced(editor);
  const formats = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...FORMATS.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)),
  });
  const active = isPlaced ? formats : [];
  useLinkKey(editor, () => !linking && onLink());
  const button = (
    label: string,
    icon: IconName,
    isActive: boolean,
    onClick: () => void,
    keys?: string,
  ) => (
    <button
      key={label}
      type="button"
      className={className(isActive)}
      aria-label={label}
      aria-pressed={isActive}
      title={keys ? `${label} (${keys})` : label}
      // The text keeps its selection and the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <>
      {FORMATS.map(({ name, label, icon, toggle }) =>
        button(label, icon, active.includes(name), () => toggle(editor)),
      )}
      {button(
        'Link',
        'link-2',
        linking || active.includes('link'),
        () => {
          // The address goes, and with it what has the keyboard.
          if (linking) backToText(editor);
          onLink();
        },
        keysOf('K'),
      )}
    </>
  );
}

/** The key that opens the palette is a link's where words are selected, as in other text editors. */
function useLinkKey(editor: Editor, onLink: () => void): void {
  const latest = useRef(onLink);
  latest.current = onLink;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (matchShortcut(event) !== 'palette') return;
      if (editor.state.selection.empty && !editor.isActive('link')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    const listen = () => editor.view.dom.addEventListener('keydown', onKeyDown);
    // Its text may come after its buttons; until then the editor counts as destroyed.
    editor.on('mount', listen);
    if (!editor.isDestroyed) listen();
    return () => {
      editor.off('mount', listen);
      if (!editor.isDestroyed) editor.view.dom.removeEventListener('keydown', onKeyDown);
    };
  }, [editor]);
}
