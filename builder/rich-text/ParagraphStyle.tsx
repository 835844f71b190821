import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { backToText } from './back-to-text.ts';
import { useIsPlaced } from './use-is-placed.ts';

const LEVELS = [2, 3, 4] as const;

/** What a paragraph is: text, or a title of a level that the sanitiser lets pass. */
export function ParagraphStyle({
  editor,
  className,
}: {
  editor: Editor;
  className: string | undefined;
}) {
  const isPlaced = useIsPlaced(editor);
  const level = useEditorState({
    editor,
    selector: (state) => LEVELS.find((each) => state.editor.isActive('heading', { level: each })),
  });
  const isGoingOn = useRef(false);
  const choose = (value: string) => {
    const chosen = LEVELS.find((each) => each === Number(value));
    const text = isGoingOn.current ? editor.chain() : backToText(editor);
    if (chosen) text.setHeading({ level: chosen }).run();
    else text.setParagraph().run();
  };
  return (
    <select
      className={className}
      aria-label="Stile del paragrafo"
      title="Stile del paragrafo"
      value={(isPlaced && level) || 0}
      // A closed list changes with every arrow: the one after the next may be meant.
      onKeyDown={({ key }) => {
        isGoingOn.current = key !== 'Enter' && key !== ' ';
      }}
      onPointerDown={() => {
        isGoingOn.current = false;
      }}
      onChange={({ target }) => choose(target.value)}
    >
      <option value={0}>Testo</option>
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          Titolo {each}
        </option>
      ))}
    </select>
  );
}
