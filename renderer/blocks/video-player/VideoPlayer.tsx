import type { VideoPlayerProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Img } from '@renderer/ui/img/Img.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { VideoFrameIsland } from '#islands';
import styles from './VideoPlayer.module.css';

export default function VideoPlayer({ props, context }: BlockViewProps<VideoPlayerProps>) {
  const { title, text, videoCode, poster, buttonLabel } = props;
  if (!videoCode) return null;
  return (
    <Section layout={props}>
      <div className={styles.box}>
        <SectionHeader title={title} text={text} />
        <VideoFrameIsland code={videoCode} title={title || 'Video'} buttonLabel={buttonLabel}>
          <Img
            src={poster}
            width={1120}
            ratio={16 / 9}
            context={context}
            className={styles.poster}
          />
        </VideoFrameIsland>
      </div>
    </Section>
  );
}
