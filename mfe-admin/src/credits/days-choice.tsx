import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './credits.module.css';

export const periods = [7, 30, 90] as const;
export type PeriodCell = (typeof periods)[number];

interface Props {
  readonly value: PeriodCell;
  readonly onChange: (days: PeriodCell) => void;
}

/** The period of the charts. */
export function DaysChoice({ value, onChange }: Props) {
  const { t } = useTranslation('mfe-admin');
  return (
    <div role="group" aria-label={t('credits.period')} className={styles['periods']}>
      {periods.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === value}
          className={styles['period']}
          onClick={() => onChange(days)}
        >
          {t('credits.days', { count: days })}
        </button>
      ))}
    </div>
  );
}
