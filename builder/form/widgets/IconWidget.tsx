import { Icon } from '@renderer/ui/icon/Icon.tsx';
import type { WidgetProps } from '@rjsf/utils';
import { FoldedPictures } from './FoldedPictures.tsx';
import { iconName, iconWords } from './icon-words.ts';

/** One of the site's icons, shown as pictures. */
export function IconWidget(props: WidgetProps) {
  const { enumOptions = [] } = props.options;
  const named = enumOptions.map(({ value, label }) => ({
    value,
    // A list of few icons says itself what they are called.
    label: label === value ? iconName(value) : label,
  }));
  return (
    <FoldedPictures
      {...props}
      options={{ ...props.options, enumOptions: named }}
      search={SEARCH}
      picture={(value) => <Icon name={String(value)} size={28} />}
    />
  );
}

const SEARCH = {
  label: 'Cerca un’icona',
  wordsOf: (value: unknown) => iconWords[String(value)] ?? '',
};
