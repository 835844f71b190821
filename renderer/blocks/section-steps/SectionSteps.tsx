import type { SectionStepsProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Eyebrow } from '@renderer/ui/section/Eyebrow.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import surface from '@renderer/ui/surface/Surface.module.css';
import styles from './SectionSteps.module.css';

export default function SectionSteps({ props, nodeId }: BlockViewProps<SectionStepsProps>) {
  const { brandFlag, smallText, title, cta, trackingId } = props;
  const steps = props.steps.flatMap((step) => step.text || []);
  return (
    <Section layout={props}>
      <div className={classNames(styles.box, brandFlag && styles.subBrand)}>
        <header className={styles.header}>
          <Eyebrow text={smallText} />
          {title && <h2>{title}</h2>}
        </header>
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={`${nodeId}-${index}`} className={surface.card}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <p>{step}</p>
              </li>
            ))}
          </ol>
        )}
        {cta.label && (
          <LinkButton
            href={cta.url}
            target={cta.target}
            className={trackingId ? `tracking-${trackingId}` : undefined}
          >
            {cta.label}
          </LinkButton>
        )}
      </div>
    </Section>
  );
}
