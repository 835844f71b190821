import { type Editor, useEditorState } from '@tiptap/react';
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
  const choose = (value: string) => {
    const chosen = LEVELS.find((each) => each === Number(value));
    if (chosen) backToText(editor).setHeading({ level: chosen }).run();
    else backToText(editor).setParagraph().run();
  };
  return (
    <select
      className={className}
      aria-label="Stile del paragrafo"
      title="Stile del paragrafo"
      value={(isPlaced && level) || 0}
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
