import styles from './score-bar.module.css';

/** A part of 100 as a line; the number stands beside it as text. Without a score the line is dashed. */
export function ScoreBar({ score }: { score: number | null }) {
  return (
    <div className={`${styles['bar']} ${score === null ? styles['none'] : ''}`} aria-hidden>
      {score === null ? null : <span style={{ width: `${score}%` }} />}
    </div>
  );
}
