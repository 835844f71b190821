import type { RecensioniProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { isOwnCode } from '@renderer/ui/raw-code/is-own-code.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { RawFrameIsland } from '#islands';
import styles from './Recensioni.module.css';

export default function Recensioni({ props, nodeId, context }: BlockViewProps<RecensioniProps>) {
  const { title, code, height } = props;
  if (!code) return null;
  const address = `/api/raw-code?${new URLSearchParams({ path: context.path, node: nodeId })}`;
  return (
    <Section layout={props}>
      <SectionHeader title={title} />
      {context.editing ? (
        <div className={styles.placeholder} style={{ minHeight: height }}>
          <Icon name="Code" size={32} />
          <p>Le recensioni si vedono nella pagina pubblicata, in un riquadro isolato.</p>
        </div>
      ) : (
        <RawFrameIsland
          src={address}
          title={title || 'Recensioni'}
          titled={Boolean(title)}
          height={height}
          own={isOwnCode(code)}
        />
      )}
    </Section>
  );
}
