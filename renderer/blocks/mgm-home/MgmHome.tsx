import type { MgmHomeProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FramePlaceholder } from '@renderer/ui/frame-placeholder/FramePlaceholder.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { RawFrameIsland } from '#islands';

export default function MgmHome({ props, nodeId, context }: BlockViewProps<MgmHomeProps>) {
  const { Script, height } = props;
  if (!Script?.trim()) return null;
  const address = `/api/raw-code?${new URLSearchParams({ path: context.path, node: nodeId })}`;
  return (
    <Section layout={props}>
      {context.editing ? (
        <FramePlaceholder height={height}>
          Il programma porta un amico gira nella pagina pubblicata, in un riquadro isolato.
        </FramePlaceholder>
      ) : (
        <RawFrameIsland src={address} title="Porta un amico" height={height} />
      )}
    </Section>
  );
}
