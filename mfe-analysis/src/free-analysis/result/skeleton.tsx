import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './result.module.css';

const rows = [0, 1, 2, 3, 4];

/** The report before it is there, in its own shape. */
export function ResultSkeleton() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <div role="status" aria-label={t('result.loading')}>
      <div className={`${styles['bone']} ${styles['boneTitle']}`} />
      <div className={`${styles['bone']} ${styles['boneLead']}`} />
      <div className={styles['boneTop']}>
        <div className={`${styles['bone']} ${styles['boneGauge']}`} />
        <div className={styles['boneLines']}>
          {rows.map((row) => (
            <div key={row} className={`${styles['bone']} ${styles['boneLine']}`} />
          ))}
        </div>
      </div>
      <div className={styles['boneLines']}>
        {rows.map((row) => (
          <div key={row} className={`${styles['bone']} ${styles['boneRow']}`} />
        ))}
      </div>
    </div>
  );
}
