import type { FaqGroup } from '@generated/entities.ts';
import type { FaqDynamicProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { FaqGroups } from '@renderer/ui/faq/FaqGroups.tsx';
import { filledGroups, groupAnchors } from '@renderer/ui/faq/groups.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { FaqFiltersIsland } from '#islands';
import styles from './FaqDynamic.module.css';

/** Filtering is the address's own: the group named by the hash hides the others (spec 4.5). */
export default function FaqDynamic(view: BlockViewProps<FaqDynamicProps, FaqGroup[] | undefined>) {
  const { props, data = [], nodeId } = view;
  const groups = filledGroups(data);
  if (groups.length === 0) return null;
  const all = groupAnchors(groups);
  const anchors = groups.flatMap(({ groupName: name }, index) => {
    const anchor = all[index];
    return name && anchor ? [{ name, anchor }] : [];
  });
  const filtered = props.anchors && anchors.length > 1;
  return (
    <Section layout={props}>
      {props.title && <h2 className={styles.title}>{props.title}</h2>}
      <div id={`${nodeId}-faq`} className={classNames(styles.box, filtered && styles.filtered)}>
        {filtered && <FaqFiltersIsland all={`${nodeId}-faq`} anchors={anchors} />}
        <div className={styles.groups}>
          <FaqGroups
            groups={groups}
            hideTitles={props.hideTitles}
            firstNotSelected={props.firstNotSelected}
          />
        </div>
      </div>
    </Section>
  );
}
