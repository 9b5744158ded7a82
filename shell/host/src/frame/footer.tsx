import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Link } from '@fitfolio/web-kit/router';
import styles from './footer.module.css';
import { useNav } from './nav-links.js';

export function Footer() {
  const { t } = useTranslation('host');
  const links = useNav('footer');
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        {/* The year of the reader's clock may be another than that of the server. */}
        <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <nav className={styles['links']} aria-label={t('footer.navigation')}>
          {links.map(({ key, path, label }) => (
            <Link key={key} to={path}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
