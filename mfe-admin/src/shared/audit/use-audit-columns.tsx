import type { AuditEntry } from '@fitfolio/auth-contract/audit';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { CellNote, CellStack, CellTitle, none, DateTimeCell } from '../list/cells.js';
import styles from './audit.module.css';
import { EntryDetails } from './entry-details.js';
import { Actor, Subject } from './person.js';

export function useAuditColumns(): readonly DataColumn<AuditEntry>[] {
  const { t } = useTranslation('mfe-admin');
  return [
    {
      key: 'at',
      title: t('audit.columns.at'),
      sortable: true,
      render: (entry) => <DateTimeCell at={entry.at} />,
    },
    {
      key: 'action',
      title: t('audit.columns.action'),
      role: 'title',
      render: ({ action, service }) => (
        <CellStack>
          <CellTitle>{t(`audit.actions.${action}`, { defaultValue: action })}</CellTitle>
          {service === 'auth' ? null : (
            <CellNote>{t(`audit.services.${service}`, { defaultValue: service })}</CellNote>
          )}
        </CellStack>
      ),
    },
    { key: 'actor', title: t('audit.columns.actor'), render: (entry) => <Actor entry={entry} /> },
    {
      key: 'subject',
      title: t('audit.columns.subject'),
      render: (entry) => <Subject entry={entry} />,
    },
    {
      key: 'reason',
      title: t('audit.columns.reason'),
      render: (entry) => (entry.reason ? <span className={styles['reason']}>{entry.reason}</span> : none),
    },
    {
      key: 'details',
      title: t('audit.columns.details'),
      role: 'block',
      render: (entry) => <EntryDetails entry={entry} />,
    },
  ];
}
