import type { ResourcesProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { ArrowLink } from '@renderer/ui/link/ArrowLink.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import styles from './Resources.module.css';

export default function Resources({ props, nodeId }: BlockViewProps<ResourcesProps>) {
  const resources = props.resources.filter((resource) => resource.text && safeHref(resource.href));
  if (resources.length === 0 && !props.title) return null;
  return (
    <Section layout={props}>
      <SectionHeader title={props.title} />
      {resources.length > 0 && (
        <ul className={styles.list}>
          {resources.map((resource, index) => (
            <li key={`${nodeId}-${index}`}>
              <ArrowLink
                href={resource.href}
                label={resource.text}
                target={resource.target}
                className={styles.link}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
