import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useState } from 'react';
import { useSession } from '../editor/context.ts';
import { withPanels } from '../editor/panel-updates.ts';
import { emptiedText, textOf } from './described-by.ts';
import { pathOfField } from './field-path.ts';
import { setField } from './set-field.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Value and listener of a text field. What is typed goes straight to the page; the form, which goes
 * through all its fields for each letter, hears of it with the panels. Until then the field itself
 * knows what it says.
 */
export function useTypedText(props: WidgetProps) {
  const { store } = useSession();
  const [typed, setTyped] = useState<string>();
  const { node } = props.registry.formContext as { node: string };
  return {
    value: typed ?? textOf(props.value),
    onChange({ target }: ChangeEvent<TextElement>) {
      const text = target.value;
      setTyped(text);
      const value = text === '' ? emptiedText(props) : text;
      setField(store, { id: node, path: pathOfField(props.id), value });
      withPanels(() => setTyped(undefined));
    },
  };
}
