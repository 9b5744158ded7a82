import { type TimelineEntry, layTimeline } from './lay-timeline.js';
import { useReportText } from './use-report-text.js';
import styles from './pictures.module.css';

const monthsPerYear = 12;
const monthText = (month: number): string =>
  `${String((month % monthsPerYear) + 1).padStart(2, '0')}/${Math.floor(month / monthsPerYear)}`;

/** The positions held, on one scale of years; those that count are filled. */
export function Timeline({ entries, today }: { entries: readonly TimelineEntry[]; today: string }) {
  const { t } = useReportText();
  const { bars, years } = layTimeline(entries, today);
  if (bars.length === 0) return null;
  return (
    <figure aria-labelledby="timeline-title" className={styles['timeline']}>
      <figcaption id="timeline-title">{t('timeline.title')}</figcaption>
      <ol>
        {bars.map(({ entry, left, width }) => {
          const from = entry.from === null ? '' : monthText(entry.from);
          const to = entry.open || entry.to === null ? t('timeline.now') : monthText(entry.to);
          return (
            <li key={`${entry.from}-${entry.title ?? ''}-${entry.company ?? ''}`}>
              <p>
                <span>
                  {[entry.title, entry.company].filter(Boolean).join(', ') || t('timeline.untitled')}
                </span>{' '}
                <span className={styles['dates']}>
                  {from} – {to}
                  {entry.counts ? ` · ${t('timeline.near')}` : ''}
                  {entry.unsure ? ` · ${t('timeline.unsure')}` : ''}
                </span>
              </p>
              <div className={styles['lane']} aria-hidden>
                <span
                  className={entry.counts ? styles['near'] : styles['far']}
                  style={{ left: `${left}%`, width: `${width}%` }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div className={styles['years']} aria-hidden>
        {years.map(({ year, left }) => (
          <span key={year} style={{ left: `${left}%` }}>
            {year}
          </span>
        ))}
      </div>
    </figure>
  );
}
