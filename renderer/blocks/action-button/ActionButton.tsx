import type { ActionButtonProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { buttonClass, LinkButton } from '@renderer/ui/button/LinkButton.tsx';
import { classNames } from '@renderer/ui/class-names.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SiteTriggerIsland } from '#islands';
import styles from './ActionButton.module.css';

export default function ActionButton({ props }: BlockViewProps<ActionButtonProps>) {
  const { label, colour, type, href, target, align } = props;
  return (
    <Section layout={props}>
      <div className={classNames(styles.box, styles[align])}>
        {type === 'simple' ? (
          <LinkButton href={href} colour={colour} target={target}>
            {label}
          </LinkButton>
        ) : (
          <SiteTriggerIsland opens={type} label={label} className={buttonClass(colour)} />
        )}
      </div>
    </Section>
  );
}
