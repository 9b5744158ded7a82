import type { CareerPlan, CareerPlanTexts } from '@fitfolio/analysis-contract/career-plan';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './plan.module.css';

const barHeight = 12;
const axisHeight = 22;
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** Weeks to write on the axis: the first, the last, and a few between. */
function ticksOf(weeks: number): number[] {
  const step = weeks <= 8 ? 1 : weeks <= 26 ? 4 : 8;
  const ticks = Array.from({ length: Math.floor((weeks - 1) / step) + 1 }, (_, i) => 1 + i * step);
  return weeks - (ticks.at(-1) ?? weeks) >= step / 2 ? [...ticks, weeks] : ticks;
}

/** Each step as a bar over the weeks. Everything in the picture stands in its text as well. */
export function WeekChart({
  plan,
  texts,
  isDone,
}: {
  plan: CareerPlan;
  texts: CareerPlanTexts;
  isDone: (key: string) => boolean;
}) {
  const { t } = useTranslation('mfe-analysis');
  const last = Math.max(plan.weeks, ...plan.steps.map(({ weekTo }) => weekTo));
  const classOf = (key: string, over: boolean): string | undefined => {
    if (isDone(key)) return styles['barDone'];
    return over ? styles['barOver'] : styles['bar'];
  };
  return (
    <figure className={styles['chart']}>
      <figcaption>{t('plan.chart.title', { weeks: plan.weeks, hours: plan.hoursPerWeek })}</figcaption>
      <svg width="100%" height={axisHeight} aria-hidden className={styles['axis']}>
        {ticksOf(plan.weeks).map((week) => (
          <text key={week} x={percent((week - 0.5) / last)} y={15} textAnchor="middle">
            {week}
          </text>
        ))}
      </svg>
      <ol>
        {plan.steps.map(({ key, weekFrom, weekTo, over }) => (
          <li key={key}>
            <p>
              <span>{texts.steps[key]?.title}</span>{' '}
              <span className={styles['when']}>
                {weekFrom === weekTo
                  ? t('plan.week', { week: weekFrom })
                  : t('plan.weeks', { from: weekFrom, to: weekTo })}
                {over ? ` · ${t('plan.chart.over')}` : ''}
                {isDone(key) ? ` · ${t('plan.chart.done')}` : ''}
              </span>
            </p>
            <svg width="100%" height={barHeight} aria-hidden className={styles['lane']}>
              <rect width="100%" height={barHeight} rx={6} className={styles['laneBack']} />
              <rect
                x={percent((weekFrom - 1) / last)}
                width={percent((weekTo - weekFrom + 1) / last)}
                height={barHeight}
                rx={6}
                className={classOf(key, over)}
              />
              {last > plan.weeks ? (
                <line
                  x1={percent(plan.weeks / last)}
                  x2={percent(plan.weeks / last)}
                  y1={0}
                  y2={barHeight}
                  className={styles['end']}
                />
              ) : null}
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}
