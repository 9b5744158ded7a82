import styles from './home-page.module.css';

const shapes: Record<string, string> = {
  met: 'M4.5 8.3l2.4 2.4 4.6-5',
  partly: 'M4.5 8h7',
  'not-found': 'M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6',
  'cannot-tell': 'M6 6.4a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1M8 11.4v.1',
};

/** The mark of a verdict: shape and colour, and `label` for who cannot see them. */
export function VerdictBadge({ verdict, label }: { verdict: string; label: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
      className={`${styles['mark']} ${styles[`mark-${verdict}`]}`}
    >
      <circle cx="8" cy="8" r="7.5" className={styles['markDisc']} />
      <path d={shapes[verdict] ?? shapes['cannot-tell']} />
    </svg>
  );
}
