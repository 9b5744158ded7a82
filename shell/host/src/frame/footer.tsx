import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('host');
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <p>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <nav className={styles['links']} aria-label={t('footer.navigation')}>
          <Link to={paths.terms}>{t('footer.terms')}</Link>
          <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        </nav>
      </div>
    </footer>
  );
}
