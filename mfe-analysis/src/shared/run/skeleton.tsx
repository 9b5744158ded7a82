import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './result.module.css';

const rows = [0, 1, 2, 3, 4];

/** The skeleton of a report. */
export function ResultSkeleton() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <div role="status" aria-label={t('result.loading')}>
      <div className={`${styles['skeleton']} ${styles['skeletonTitle']}`} />
      <div className={`${styles['skeleton']} ${styles['skeletonLead']}`} />
      <div className={styles['skeletonTop']}>
        <div className={`${styles['skeleton']} ${styles['skeletonGauge']}`} />
        <div className={styles['skeletonLines']}>
          {rows.map((row) => (
            <div key={row} className={`${styles['skeleton']} ${styles['skeletonLine']}`} />
          ))}
        </div>
      </div>
      <div className={styles['skeletonLines']}>
        {rows.map((row) => (
          <div key={row} className={`${styles['skeleton']} ${styles['skeletonRow']}`} />
        ))}
      </div>
    </div>
  );
}
