import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { matchShortcut } from '../shortcuts.ts';
import type { IconName } from '../ui/Icon.tsx';
import { keysOf } from '../ui/keys.ts';
import { backToText } from './back-to-text.ts';
import { FormatButton } from './FormatButton.tsx';
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
  const isLinkActive = linking || active.includes('link');
  useLinkKey(editor, () => !linking && onLink());
  return (
    <>
      {FORMATS.map(({ name, label, icon, toggle }) => (
        <FormatButton
          key={name}
          {...{ label, icon, pressed: active.includes(name) }}
          onClick={() => toggle(editor)}
          className={className(active.includes(name))}
        />
      ))}
      <FormatButton
        {...{ label: 'Link', icon: 'link-2', keys: keysOf('K'), pressed: isLinkActive }}
        onClick={() => {
          // The address goes, and with it what has the keyboard.
          if (linking) backToText(editor);
          onLink();
        }}
        className={className(isLinkActive)}
      />
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
