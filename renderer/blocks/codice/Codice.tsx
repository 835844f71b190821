import type { CodiceProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FramePlaceholder } from '@renderer/ui/frame-placeholder/FramePlaceholder.tsx';
import { isOwnCode } from '@renderer/ui/raw-code/is-own-code.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { RawFrameIsland } from '#islands';
import styles from './Codice.module.css';

export default function Codice({ props, nodeId, context }: BlockViewProps<CodiceProps>) {
  const { Title, Code, height } = props;
  if (!Code) return null;
  const title = Title || 'Contenuto esterno';
  const address = `/api/raw-code?${new URLSearchParams({ path: context.path, node: nodeId })}`;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {Title && <h2>{Title}</h2>}
        {context.editing ? (
          <FramePlaceholder height={height}>
            Il codice gira nella pagina pubblicata, in un riquadro isolato.
          </FramePlaceholder>
        ) : (
          <RawFrameIsland
            src={address}
            title={title}
            titled={Boolean(Title)}
            height={height}
            own={isOwnCode(Code)}
          />
        )}
      </div>
    </Section>
  );
}
