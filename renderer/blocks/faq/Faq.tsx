import type { FaqProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './Faq.module.css';

type Group = FaqProps['groups'][number];

export default function Faq({ props, nodeId }: BlockViewProps<FaqProps>) {
  const { title, anchors, hideTitles, firstNotSelected } = props;
  const groups = props.groups.filter((group) => group.childs.length > 0);
  if (groups.length === 0 && !title) return null;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {title && <h2>{title}</h2>}
        {anchors && groups.length > 1 && <Anchors groups={groups} />}
        {groups.map((group, index) => (
          <div key={`${nodeId}-${index}`} id={group.groupName} className={styles.group}>
            {group.groupName && !hideTitles && <h3>{group.groupName}</h3>}
            {group.childs.map((item, position) => (
              <details
                key={`${nodeId}-${index}-${position}`}
                className={styles.item}
                open={index === 0 && position === 0 && !firstNotSelected}
              >
                <summary>
                  <span>{item.title}</span>
                  <Icon name="ChevronDown" size={20} className={styles.chevron} />
                </summary>
                <RichText html={item.text} className={styles.answer} />
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Buttons that lead to each group, linked to '#{groupName}' (spec 2.12). */
function Anchors({ groups }: { groups: Group[] }) {
  return (
    <nav aria-label="Argomenti" className={styles.anchors}>
      <ul>
        {groups.map((group) => (
          <li key={group.groupName}>
            <a href={`#${encodeURIComponent(group.groupName ?? '')}`}>{group.groupName}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
