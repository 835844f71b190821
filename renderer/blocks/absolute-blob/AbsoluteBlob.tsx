import type { AbsoluteBlobProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import styles from './AbsoluteBlob.module.css';
import { blobPath } from './blob-path.ts';

export default function AbsoluteBlob({ props, nodeId }: BlockViewProps<AbsoluteBlobProps>) {
  const { width, height, gradientRotation, startColor, stopColor, position } = props;
  const gradient = `blob-${nodeId.replace(/[^\w-]/g, '')}`;
  const absolute = position !== 'initial';
  return (
    <div
      className={classNames(styles.blob, styles[position], absolute && styles.absolute)}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="presentation">
        <defs>
          <linearGradient id={gradient} gradientTransform={`rotate(${gradientRotation} 0.5 0.5)`}>
            <stop stopColor={startColor} />
            <stop offset="1" stopColor={stopColor} />
          </linearGradient>
        </defs>
        <path d={blobPath(props)} fill={`url(#${gradient})`} />
      </svg>
    </div>
  );
}
