import { Icon } from '../ui/Icon.tsx';
import type { MenuEntry } from '../ui/Menu.tsx';
import type { PublishCommand } from './publish-commands.ts';

/** Commands as lines of a menu, those of one kind together. */
export const entriesOf = (commands: readonly PublishCommand[]): (MenuEntry | 'divider')[] =>
  commands.flatMap(({ label, icon, kind, keys, hint, disabled, run }, index) => {
    const entry = {
      ...{ label, keys, hint, icon: <Icon name={icon} size={17} />, onSelect: run },
      ...(disabled && { disabled: true, hint: disabled }),
    };
    const begins = index > 0 && commands[index - 1]?.kind !== kind;
    return begins ? ['divider', entry] : [entry];
  });
