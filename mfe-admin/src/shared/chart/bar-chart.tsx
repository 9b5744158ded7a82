import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { useId } from 'react';
import styles from './chart.module.css';
import { DayTable, type Series } from './day-table.js';

interface Props {
  readonly title: string;
  /** `YYYY-MM-DD`, oldest first; a value of each series belongs to each. */
  readonly days: readonly string[];
  /** One or two. */
  readonly series: readonly Series[];
  readonly textOf: (value: number) => string;
  /** What the legend says of a series; its sum unless given. */
  readonly overall?: (values: readonly number[]) => string;
}

const tones = ['first', 'second'] as const;
const height = 100;
const dayWidth = 10;
const gap = 2;

/** A bar chart by day on one scale, with the same data as a table. */
export function BarChart({ title, days, series, textOf, overall }: Props) {
  const { t } = useTranslation('mfe-admin');
  const id = useId();
  const top = Math.max(0, ...series.flatMap(({ values }) => values));
  const barWidth = (dayWidth - gap) / series.length;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles['chartTitle']}>
        {title}
      </h2>
      <ul className={styles['legend']}>
        {series.map(({ name, values }, index) => (
          <li key={name}>
            <span className={`${styles['swatch']} ${styles[tones[index] ?? 'first']}`} aria-hidden />
            {name}:{' '}
            <strong>
              {overall ? overall(values) : textOf(values.reduce((sum, value) => sum + value, 0))}
            </strong>
          </li>
        ))}
      </ul>
      <div aria-hidden className={styles['chart']}>
        <span className={styles['top']}>{textOf(top)}</span>
        <svg
          viewBox={`0 0 ${days.length * dayWidth} ${height}`}
          preserveAspectRatio="none"
          className={styles['bars']}
        >
          {series.flatMap(({ values }, index) =>
            values.map((value, day) => {
              const tall = top === 0 ? 0 : (Math.max(0, value) / top) * height;
              return (
                <rect
                  key={`${index} ${days[day] ?? day}`}
                  className={styles[tones[index] ?? 'first']}
                  x={day * dayWidth + gap / 2 + index * barWidth}
                  y={height - tall}
                  width={barWidth}
                  height={tall}
                />
              );
            }),
          )}
        </svg>
        <p className={styles['ends']}>
          <span>{days[0]}</span>
          <span>{days.at(-1)}</span>
        </p>
      </div>
      <details className={styles['details']}>
        <summary>{t('chart.asTable')}</summary>
        <DayTable title={title} days={days} series={series} textOf={textOf} />
      </details>
    </Card>
  );
}
