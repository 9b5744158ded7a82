import { useTranslation } from '../i18n/use-translation.js';
import styles from './page.module.css';

/** A page before anything of it is there. Pages with a known shape bring their own. */
export function PageSkeleton() {
  const { t } = useTranslation('kit');
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('loading')}>
      <div className={`${styles['bone']} ${styles['boneTitle']}`} />
      <div className={`${styles['bone']} ${styles['boneLead']}`} />
      <div className={`${styles['bone']} ${styles['boneCard']}`} />
    </div>
  );
}
