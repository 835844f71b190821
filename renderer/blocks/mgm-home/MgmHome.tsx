import type { MgmHomeProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FramePlaceholder } from '@renderer/ui/frame-placeholder/FramePlaceholder.tsx';
import { isOwnCode } from '@renderer/ui/raw-code/is-own-code.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { RawFrameIsland } from '#islands';
import { mgmCode } from './mgm-code.ts';

export default function MgmHome({ props, nodeId, context }: BlockViewProps<MgmHomeProps>) {
  const { height } = props;
  const code = mgmCode(props);
  if (!code) return null;
  const address = `/api/raw-code?${new URLSearchParams({ path: context.path, node: nodeId })}`;
  return (
    <Section layout={props}>
      {context.editing ? (
        <FramePlaceholder height={height}>
          Il programma porta un amico gira nella pagina pubblicata, in un riquadro isolato.
        </FramePlaceholder>
      ) : (
        <RawFrameIsland
          src={address}
          title="Porta un amico"
          height={height}
          own={isOwnCode(code)}
        />
      )}
    </Section>
  );
}
