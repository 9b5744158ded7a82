import { useTexts } from '@fitfolio/web-kit/i18n';
import styles from './parsed.module.css';

/** Where a parser found nothing. */
export function NotRead() {
  const t = useTexts('mfe-analysis');
  return <span className={styles['notRead']}>{t('parsed.notFound')}</span>;
}
