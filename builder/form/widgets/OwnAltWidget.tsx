import type { WidgetProps } from '@rjsf/utils';
import { altOf } from '../../alt-of.ts';
import { useEditor } from '../../editor/context.ts';
import { pathOfField, valueAt } from '../field-path.ts';
import type { FormContext } from '../form-context.ts';
import { TextWidget } from './TextWidget.tsx';

/** A text in place of the image's own, which is shown as long as there is none. */
export function OwnAltWidget(props: WidgetProps) {
  const { node } = props.registry.formContext as FormContext;
  const describes = props.options.describes as readonly string[] | undefined;
  const beside = pathOfField(props.id).slice(0, -1);
  const own = useEditor(({ nodes, media }) => {
    const block = node && nodes.get(node)?.props;
    const urls = (describes ?? []).map((name) => valueAt(block, [...beside, name]));
    const url = urls.find((value) => typeof value === 'string' && value !== '');
    return url === undefined ? '' : altOf(media, String(url));
  });
  return <TextWidget {...props} placeholder={own && `Quello dell’immagine: ${own}`} />;
}
