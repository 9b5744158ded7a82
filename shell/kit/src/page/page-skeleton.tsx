import { useTranslation } from '../i18n/use-translation.js';
import styles from './page.module.css';

/** The placeholder of a page. Pages with a known shape have their own. */
export function PageSkeleton() {
  const { t } = useTranslation('kit');
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('loading')}>
      <div className={`${styles['skeleton']} ${styles['skeletonTitle']}`} />
      <div className={`${styles['skeleton']} ${styles['skeletonLead']}`} />
      <div className={`${styles['skeleton']} ${styles['skeletonCard']}`} />
    </div>
  );
}
