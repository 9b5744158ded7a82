import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { ShieldCheck } from 'lucide-react';
import styles from './admin-layout.module.css';

export function AdminTitle() {
  const { t } = useTranslation('mfe-admin');
  return (
    <Link to={paths.admin} className={styles['title']}>
      <span className={styles['mark']}>
        <ShieldCheck size={20} aria-hidden />
      </span>
      {t('frame.title')}
    </Link>
  );
}
