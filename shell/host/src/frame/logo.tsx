import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { track } from '@fitfolio/web-kit/track';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './header.module.css';

/** The mark (an F whose last line is ticked) and the name; leads home. */
export function Logo() {
  const { t } = useTranslation('host');
  return (
    <Link
      to={paths.home}
      className={styles['logo']}
      aria-label={t('header.home')}
      onClick={() => track('header:logo')}
    >
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={styles['logoTile']} />
        <g className={styles['logoLines']}>
          <path d="M10.5 24V9.8c0-.7.6-1.3 1.3-1.3H22M10.5 16.2h5" strokeWidth="3.2" />
          <path d="m16.6 20.4 2.5 2.5 4.6-5.6" strokeWidth="2.6" />
        </g>
      </svg>
      <span className={styles['logoName']}>Fitfolio</span>
    </Link>
  );
}
