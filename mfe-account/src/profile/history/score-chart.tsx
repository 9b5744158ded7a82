import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { useListFreeAnalysesQuery } from './free-history.api.js';
import { linesByJob, scorePoints, type ScorePoint } from './score-points.js';
import styles from './score-chart.module.css';

const pointsMax = 30;
const pointsMin = 2;
const marks = [100, 50, 0];
const dayOf = (point: ScorePoint | undefined): string => formatDateTime(point?.createdAt).slice(0, 10);

/** `jobs`: there are several, so that each score says its own. */
function Twin({ points, jobs }: { points: readonly ScorePoint[]; jobs: boolean }) {
  const { t } = useTranslation('mfe-account');
  return (
    <VisuallyHidden>
      {points
        .map((p) =>
          t('history.chart.point', {
            score: p.score,
            when: formatDateTime(p.createdAt),
            file: [p.fileName, ...(jobs && p.position ? [p.position] : [])].join(', '),
          }),
        )
        .join('; ')}
    </VisuallyHidden>
  );
}

/** Jobs beyond these share the look of the last. */
const looks = ['first', 'second', 'third', 'other'] as const;
const lookOf = (n: number) => styles[looks[Math.min(n, looks.length - 1)] ?? 'other'];

/** The scores over time, a line for each job, from two scores on. */
export function ScoreChart() {
  const { t } = useTranslation('mfe-account');
  const { data } = useListFreeAnalysesQuery({ query: { page: 1, pageSize: pointsMax, sort: '-createdAt' } });
  const points = scorePoints(data?.data ?? []);
  if (points.length < pointsMin) return null;
  const lines = linesByJob(points);
  return (
    <Card>
      <figure className={styles['figure']}>
        <figcaption className={styles['caption']}>
          {t('history.chart.title')}
          <Twin points={points} jobs={lines.length > 1} />
        </figcaption>
        <div className={styles['chart']} aria-hidden>
          {marks.map((mark) => (
            <span key={mark} className={styles['mark']} style={{ bottom: `${mark}%` }}>
              {mark}
            </span>
          ))}
          <div className={styles['plot']}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles['lines']}>
              {marks.map((mark) => (
                <line key={mark} x1="0" x2="100" y1={100 - mark} y2={100 - mark} className={styles['grid']} />
              ))}
              {lines.map(({ points: own }, n) => (
                <polyline
                  key={own[0]?.id}
                  points={own.map((p) => `${p.x},${100 - p.y}`).join(' ')}
                  className={`${styles['line']} ${lookOf(n)}`}
                />
              ))}
            </svg>
            {lines.flatMap(({ points: own }, n) =>
              own.map((p) => (
                <span
                  key={p.id}
                  className={`${styles['point']} ${lookOf(n)}`}
                  style={{ left: `${p.x}%`, bottom: `${p.y}%` }}
                  title={[p.score, p.position, formatDateTime(p.createdAt), p.fileName]
                    .filter((part) => part !== null)
                    .join(' · ')}
                />
              )),
            )}
          </div>
        </div>
        <p className={styles['days']} aria-hidden>
          <span>{dayOf(points[0])}</span>
          <span>{dayOf(points.at(-1))}</span>
        </p>
        {lines.length > 1 ? (
          <p className={styles['key']} aria-hidden>
            {lines.slice(0, looks.length).map(({ position, points: own }, n) => (
              <span key={own[0]?.id} className={lookOf(n)}>
                {n === looks.length - 1 ? t('history.chart.others') : (position ?? t('history.chart.noJob'))}
              </span>
            ))}
          </p>
        ) : null}
      </figure>
    </Card>
  );
}
