import { CircleCheck, CircleQuestionMark, Contrast, OctagonAlert } from 'lucide-react';
import styles from './score-gauge.module.css';
import { useMovingNumber } from './use-moving-number.js';
import { VisuallyHidden } from './visually-hidden.js';

/** Where each band begins, as the engine draws them. */
const bands = [
  { from: 0, to: 50 },
  { from: 50, to: 70 },
  { from: 70, to: 85 },
  { from: 85, to: 100 },
];
const icons = {
  excellent: CircleCheck,
  good: CircleCheck,
  mediocre: Contrast,
  'needs-improvement': OctagonAlert,
} as const;

const radius = 104;
const centre = 120;
const gap = 0.7;

function arc(from: number, to: number): string {
  const point = (score: number): string => {
    const angle = Math.PI * (1 - score / 100);
    return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre - radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
}

const inner = ({ from, to }: { from: number; to: number }) => ({
  from: from === 0 ? 0 : from + gap,
  to: to === 100 ? 100 : to - gap,
});

export type Band = keyof typeof icons;

interface Props {
  readonly score: number | null;
  readonly band: Band | null;
  /** The band's name, or that there is no score. */
  readonly word: string;
  /** The score as a sentence, for who does not see the picture. */
  readonly spoken: string;
}

/** The score on a half circle that is divided into its bands; without a score, an empty one that says so. */
export function ScoreGauge({ score, band, word, spoken }: Props) {
  const shown = useMovingNumber(score ?? 0);
  const Icon = band ? (icons[band] ?? CircleQuestionMark) : CircleQuestionMark;
  return (
    <figure className={`${styles['gauge']} ${styles[band ?? 'none']}`}>
      <svg viewBox="0 0 240 132" aria-hidden="true">
        {bands.map((b) => {
          const { from, to } = inner(b);
          return (
            <g key={b.from}>
              <path d={arc(from, to)} className={styles['track']} />
              {shown > from ? <path d={arc(from, Math.min(to, shown))} className={styles['fill']} /> : null}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <VisuallyHidden>{spoken}</VisuallyHidden>
        <span aria-hidden className={styles['number']}>
          {score === null ? '–' : shown}
          {score === null ? null : <small>/100</small>}
        </span>
        <span className={styles['band']}>
          <Icon size={18} aria-hidden />
          {word}
        </span>
      </figcaption>
    </figure>
  );
}
