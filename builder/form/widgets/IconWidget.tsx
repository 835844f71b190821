import { Icon } from '@renderer/ui/icon/Icon.tsx';
import type { WidgetProps } from '@rjsf/utils';
import { PictureChoice } from './PictureChoice.tsx';

/** One of the site's icons, shown as pictures. */
export function IconWidget(props: WidgetProps) {
  return <PictureChoice {...props} picture={(value) => <Icon name={String(value)} size={28} />} />;
}
