import styles from './home-page.module.css';

const radius = 52;
const length = Math.PI * radius;

/** A half-circle gauge; the number and the band stand as text in it. */
export function SampleScore({ score, label, band }: { score: number; label: string; band: string }) {
  return (
    <figure className={styles['gauge']} aria-label={`${label}: ${score}/100, ${band}`}>
      <svg viewBox="0 0 120 68" aria-hidden="true">
        <path d="M8 62a52 52 0 0 1 104 0" className={styles['gaugeTrack']} />
        <path
          d="M8 62a52 52 0 0 1 104 0"
          className={styles['gaugeFill']}
          strokeDasharray={`${(score / 100) * length} ${length}`}
        />
      </svg>
      <figcaption>
        <span className={styles['gaugeNumber']}>{score}</span>
        <span className={styles['gaugeBand']}>{band}</span>
      </figcaption>
    </figure>
  );
}
