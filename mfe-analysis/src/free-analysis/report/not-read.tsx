import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './parsed.module.css';

/** Where a parser found nothing. */
export function NotReadNote() {
  const { t } = useTranslation('mfe-analysis');
  return <span className={styles['notRead']}>{t('parsed.notFound')}</span>;
}
