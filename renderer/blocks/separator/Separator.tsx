import type { SeparatorProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import type { CSSProperties } from 'react';
import styles from './Separator.module.css';

export default function Separator({ props }: BlockViewProps<SeparatorProps>) {
  const { kind, width, startColor, stopColor } = props;
  const colours = { '--start': startColor, '--stop': stopColor } as CSSProperties;
  return (
    <Section layout={props}>
      <hr className={classNames(styles.line, styles[kind], styles[width])} style={colours} />
    </Section>
  );
}
