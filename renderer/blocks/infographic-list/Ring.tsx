import styles from './InfographicList.module.css';

/** A ring filled by a percentage with a gradient; decorative, the words beside it say the same. */
export function Ring(ring: { id: string; percentage: number; start: string; stop: string }) {
  const { id, percentage, start, stop } = ring;
  return (
    <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={start} />
        <stop offset="1" stopColor={stop} />
      </linearGradient>
      <circle cx="60" cy="60" r="54" fill="#fff" stroke="#efe7f6" strokeWidth="9" />
      {percentage > 0 && (
        <circle
          cx="60"
          cy="60"
          r="54"
          fill="none"
          stroke={`url(#${id})`}
          strokeWidth="9"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={percentage >= 100 ? undefined : `${percentage} 100`}
          transform="rotate(-90 60 60)"
        />
      )}
    </svg>
  );
}
