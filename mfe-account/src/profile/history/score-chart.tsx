import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { useListFreeAnalysesQuery } from './free-history.api.js';
import { scorePoints, type ScorePoint } from './score-points.js';
import styles from './score-chart.module.css';

const pointsMax = 30;
const pointsMin = 2;
const marks = [100, 50, 0];
const dayOf = (point: ScorePoint | undefined): string => formatDateTime(point?.createdAt).slice(0, 10);

function Twin({ points }: { points: readonly ScorePoint[] }) {
  const { t } = useTranslation('mfe-account');
  return (
    <VisuallyHidden>
      {points
        .map((p) =>
          t('history.chart.point', {
            score: p.score,
            when: formatDateTime(p.createdAt),
            file: p.fileName,
          }),
        )
        .join('; ')}
    </VisuallyHidden>
  );
}

/** The scores as a line over time, from two of them on. */
export function ScoreChart() {
  const { t } = useTranslation('mfe-account');
  const { data } = useListFreeAnalysesQuery({ query: { page: 1, pageSize: pointsMax, sort: '-createdAt' } });
  const points = scorePoints(data?.data ?? []);
  if (points.length < pointsMin) return null;
  return (
    <Card>
      <figure className={styles['figure']}>
        <figcaption className={styles['caption']}>
          {t('history.chart.title')}
          <Twin points={points} />
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
              <polyline
                points={points.map((p) => `${p.x},${100 - p.y}`).join(' ')}
                className={styles['line']}
              />
            </svg>
            {points.map((p) => (
              <span
                key={p.id}
                className={styles['point']}
                style={{ left: `${p.x}%`, bottom: `${p.y}%` }}
                title={`${p.score} · ${formatDateTime(p.createdAt)} · ${p.fileName}`}
              />
            ))}
          </div>
        </div>
        <p className={styles['days']} aria-hidden>
          <span>{dayOf(points[0])}</span>
          <span>{dayOf(points.at(-1))}</span>
        </p>
      </figure>
    </Card>
  );
}
