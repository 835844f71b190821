import styles from './Faq.module.css';
import { FaqItems } from './FaqItems.tsx';
import { groupAnchors, type QuestionGroup } from './groups.ts';

/** Groups of questions; each can be reached as '#{groupName}' (spec 2.12). */
export function FaqGroups(faq: {
  groups: readonly QuestionGroup[];
  hideTitles: boolean;
  /** The very first question starts closed (spec 4.5). */
  firstNotSelected: boolean;
}) {
  const anchors = groupAnchors(faq.groups);
  return faq.groups.map((group, index) => (
    <div key={index} id={anchors[index]} className={styles.group}>
      {group.groupName && !faq.hideTitles && <h3>{group.groupName}</h3>}
      <FaqItems
        questions={group.childs.map((question, position) => ({
          ...question,
          open: index === 0 && position === 0 && !faq.firstNotSelected,
        }))}
      />
    </div>
  ));
}
