import type { WidgetProps } from '@rjsf/utils';
import { TextAreaWidget } from './TextAreaWidget.tsx';

/** Raw code, in letters of one width. */
export function CodeWidget(props: WidgetProps) {
  return <TextAreaWidget {...props} code />;
}
