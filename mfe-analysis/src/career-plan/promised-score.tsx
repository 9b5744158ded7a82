import type { CareerPlan } from '@fitfolio/analysis-contract/career-plan';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ArrowRight } from 'lucide-react';
import styles from './plan.module.css';

/** The score now, and what the same comparison gives at the end of the plan. */
export function PromisedScore({ plan }: { plan: CareerPlan }) {
  const { t } = useTranslation('mfe-analysis');
  const { now, reach, beyond, weeks } = plan;
  if (now === null || reach === null) return <p className={styles['soft']}>{t('plan.score.none')}</p>;
  return (
    <div className={styles['score']}>
      <p className={styles['numbers']}>
        <span>
          <span className={styles['soft']}>{t('plan.score.now')}</span>
          <strong>{now}</strong>
        </span>
        <ArrowRight size={28} aria-hidden />
        <span>
          <span className={styles['soft']}>{t('plan.score.reach', { weeks })}</span>
          <strong className={styles['reach']} data-testid="reach">
            {reach}
          </strong>
        </span>
      </p>
      <svg width="100%" height={12} aria-hidden className={styles['lane']}>
        <rect width="100%" height={12} rx={6} className={styles['laneBack']} />
        <rect width={`${reach}%`} height={12} rx={6} className={styles['barSoft']} />
        <rect width={`${now}%`} height={12} rx={6} className={styles['bar']} />
      </svg>
      {beyond !== null && beyond > reach ? (
        <p className={styles['soft']}>{t('plan.score.beyond', { score: beyond })}</p>
      ) : null}
    </div>
  );
}
