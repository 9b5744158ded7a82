import { useTranslation } from '@fitfolio/web-kit/i18n';
import { layTimeline } from './lay-timeline.js';
import styles from './pictures.module.css';
import { useResult } from './result-context.js';

/** From this nearness on, a title is near the one that is offered. */
const near = 0.5;

const monthsPerYear = 12;
const monthText = (month: number): string =>
  `${String((month % monthsPerYear) + 1).padStart(2, '0')}/${Math.floor(month / monthsPerYear)}`;

/** The positions held, on one scale of years; those near the offered title are filled. */
export function Timeline() {
  const { t } = useTranslation('mfe-analysis');
  const { report } = useResult();
  const { bars, years } = layTimeline(report.sections.experience.timeline, report.today);
  if (bars.length === 0) return null;
  return (
    <figure className={styles['timeline']}>
      <figcaption>{t('timeline.title')}</figcaption>
      <ol>
        {bars.map(({ entry, left, width }) => {
          const isNear = (entry.nearness ?? 0) >= near;
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
                  {isNear ? ` · ${t('timeline.near')}` : ''}
                </span>
              </p>
              <div className={styles['lane']} aria-hidden>
                <span
                  className={isNear ? styles['near'] : styles['far']}
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
