import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useEffect, useState } from 'react';
import { withPanels } from '../editor/panel-updates.ts';
import { emptiedText, textOf } from './described-by.ts';
import type { FormContext } from './form-context.ts';
import { useKeptCaret } from './use-kept-caret.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a text field says, and how it is written. What is typed goes straight to the page; the form, which goes
 * through all its fields for each letter, hears of it with the panels. Until then the field itself
 * knows what it says: were it given the value before for a moment, caret and input method would be lost.
 */
export function useWrittenText(props: WidgetProps) {
  const { write } = props.registry.formContext as FormContext;
  const [typed, setTyped] = useState<{ text: string; over: unknown }>();
  const value = typed && typed.over === props.value ? typed.text : textOf(props.value);
  useEffect(() => {
    if (!typed) return;
    // The form may have nothing new to say: the field was taken away, or set back meanwhile.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = withPanels(() => {
      timer = setTimeout(() => setTyped(undefined));
    });
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [typed]);
  return {
    value,
    set(text: string) {
      setTyped({ text, over: props.value });
      const written = text === '' ? emptiedText(props) : text;
      if (write) write(props.id, written);
      else props.onChange(written);
    },
  };
}

/** Value and listener of a text field that writes each letter. */
export function useTypedText<Field extends TextElement>(props: WidgetProps) {
  const { value, set } = useWrittenText(props);
  return {
    value,
    ...useKeptCaret<Field>(value),
    onChange: ({ target }: ChangeEvent<Field>) => set(target.value),
  };
}
