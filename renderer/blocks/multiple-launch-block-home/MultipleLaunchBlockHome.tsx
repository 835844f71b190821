import type { MultipleLaunchBlockHomeProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { hasContent } from '@renderer/ui/card/has-content.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './MultipleLaunchBlockHome.module.css';
import { Preview } from './Preview.tsx';

export default function MultipleLaunchBlockHome(
  view: BlockViewProps<MultipleLaunchBlockHomeProps>,
) {
  const { props, nodeId, context } = view;
  const items = props.items.filter(
    (item) => hasContent(item) || item.list.length > 0 || item.listItems.length > 0,
  );
  if (items.length === 0 && !props.title) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} />
      {items.length > 0 && (
        <div className={styles.container}>
          <ul className={styles.grid}>
            {items.map((item, index) => (
              <li key={`${nodeId}-${index}`} className={classNames(item.full && styles.full)}>
                <Preview item={item} context={context} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
