import type { IframeProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FramePlaceholder } from '@renderer/ui/frame-placeholder/FramePlaceholder.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { RawFrameIsland } from '#islands';
import { frameUrl } from './framed-page.ts';
import styles from './Iframe.module.css';

export default function Iframe({ props, nodeId, context }: BlockViewProps<IframeProps>) {
  const { Title, height } = props;
  const url = frameUrl(props.Url);
  if (!url) return null;
  const address = `/api/raw-code?${new URLSearchParams({ path: context.path, node: nodeId })}`;
  const host = new URL(url).host;
  // The heading is what a visitor decides on; whose page it is belongs to the decision.
  const title = Title ? `${Title}: pagina di ${host}` : `Contenuto di ${host}`;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {Title && <h2>{Title}</h2>}
        {context.editing ? (
          <FramePlaceholder height={height} icon="Link">
            La pagina di {host} si carica nella pagina pubblicata, dopo un clic del visitatore.
          </FramePlaceholder>
        ) : (
          <RawFrameIsland src={address} title={title} height={height} icon="Link" />
        )}
      </div>
    </Section>
  );
}
