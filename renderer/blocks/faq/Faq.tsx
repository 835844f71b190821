import type { FaqProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FaqBox } from '@renderer/ui/faq/FaqBox.tsx';
import { FaqGroups } from '@renderer/ui/faq/FaqGroups.tsx';
import {
  anchorHref,
  filledGroups,
  groupAnchors,
  type QuestionGroup,
} from '@renderer/ui/faq/groups.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './Faq.module.css';

export default function Faq({ props }: BlockViewProps<FaqProps>) {
  const { title, anchors, hideTitles, firstNotSelected } = props;
  const groups = filledGroups(props.groups);
  if (groups.length === 0 && !title) return null;
  return (
    <Section layout={props}>
      <FaqBox title={title}>
        {anchors && groups.length > 1 && <Anchors groups={groups} />}
        <FaqGroups groups={groups} hideTitles={hideTitles} firstNotSelected={firstNotSelected} />
      </FaqBox>
    </Section>
  );
}

/** Buttons that lead to each group, linked to '#{groupName}' (spec 2.12). */
function Anchors({ groups }: { groups: readonly QuestionGroup[] }) {
  const anchors = groupAnchors(groups);
  return (
    <nav aria-label="Argomenti" className={styles.anchors}>
      <ul>
        {groups.map(({ groupName }, index) => {
          const anchor = anchors[index];
          return (
            anchor && (
              <li key={anchor}>
                <a href={anchorHref(anchor)}>{groupName}</a>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
