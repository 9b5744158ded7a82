import type { AuditEntry } from '@fitfolio/auth-contract/audit';
import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { DataList } from '@fitfolio/web-kit/ui/data';
import { useAuditColumns } from '../shared/audit/use-audit-columns.js';
import { Section } from '../shared/details/section.js';
import styles from './user-page.module.css';

/** What happened to an account lately, newest first. */
export function UserActivity({ user, entries }: { user: AdminUser; entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('mfe-admin');
  const columns = useAuditColumns().filter(({ key }) => key !== 'subject');
  return (
    <Section id="activity" title={t('user.activity.title')}>
      <DataList
        caption={t('user.activity.title')}
        columns={columns}
        rows={entries}
        rowKey={(entry) => entry.id}
        empty={<p className={styles['soft']}>{t('user.activity.none')}</p>}
      />
      <p>
        <Link to={`${paths.adminAudit}?search=${encodeURIComponent(user.email)}`}>
          {t('user.activity.all')}
        </Link>
      </p>
    </Section>
  );
}
