import { classNames } from '@renderer/ui/class-names.ts';
import type { WidgetProps } from '@rjsf/utils';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showContent } from '../../rich-text/show-content.ts';
import { isStep } from '../../shortcuts.ts';
import { describedBy, emptiedText } from '../described-by.ts';
import type { FormContext } from '../form-context.ts';
import control from './control.module.css';
import styles from './RichText.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { OWN_UNDO_EXTENSIONS, RICH_TEXT_EXTENSIONS } from './rich-text-extensions.ts';

export default function RichTextField(props: WidgetProps) {
  const { id, value, label, disabled, readonly, onChange, onBlur, onFocus } = props;
  const { node, write: writeNow } = props.registry.formContext as FormContext;
  const html = typeof value === 'string' ? value : '';
  const lastWritten = useRef(html);
  const stepping = useRef(false);
  // The editor keeps the callbacks of its creation.
  const write = useRef<(html: string) => void>(() => {});
  write.current = (next) => {
    lastWritten.current = next;
    stepping.current = false;
    const written = next === '' ? emptiedText(props) : next;
    // The form hands it on a moment later, when what a link leads to has been given its anchor.
    if (writeNow) writeNow(id, written);
    else onChange(written);
  };
  const fixed = disabled || readonly;
  const description = describedBy(props)['aria-describedby'];
  // The same as long as they say the same: the text editor takes others for a change of its own.
  const [opened] = useState(html);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(description && { 'aria-describedby': description }),
        ...(fixed && { 'aria-readonly': 'true', tabindex: '0' }),
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        stepping.current = isStep(event);
        return false;
      },
    }),
    [id, label, description, fixed],
  );

  const editor = useEditor({
    extensions: node ? RICH_TEXT_EXTENSIONS : OWN_UNDO_EXTENSIONS,
    content: opened,
    editable: !fixed,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: current }) => write.current(current.isEmpty ? '' : current.getHTML()),
    onBlur: () => onBlur(id, lastWritten.current),
    onFocus: () => onFocus(id, lastWritten.current),
  });

  // Undo, redo and changes from elsewhere; what was typed here is there already.
  useEffect(() => {
    if (!editor || html === lastWritten.current) return;
    lastWritten.current = html;
    showContent(editor, html, { toChange: stepping.current });
    stepping.current = false;
  }, [editor, html]);
  useEffect(() => {
    editor?.setEditable(!fixed, false);
  }, [editor, fixed]);

  if (!editor) return null;
  const hasErrors = (props.rawErrors?.length ?? 0) > 0;
  return (
    <div className={classNames(control.frame, styles.field)} data-invalid={hasErrors || undefined}>
      <EditorContent editor={editor} />
      {/* After the text, though above it: Tab comes to where one writes first. */}
      {!fixed && <RichTextToolbar key={node} editor={editor} label={label} />}
    </div>
  );
}
