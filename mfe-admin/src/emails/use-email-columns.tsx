import type { Mail } from '@fitfolio/auth-contract/mail';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { CellTitle, DateTimeCell } from '../shared/list/cells.js';
import { MailStatusBadge } from './mail-status-badge.js';

interface Resending {
  readonly resend: (mail: Mail) => Promise<void>;
  readonly busyId: string | undefined;
}

export function useEmailColumns({ resend, busyId }: Resending): readonly DataColumn<Mail>[] {
  const { t } = useTranslation('mfe-admin');
  return [
    {
      key: 'recipient',
      title: t('emails.columns.recipient'),
      role: 'title',
      sortable: true,
      render: (mail) => <CellTitle>{mail.recipient}</CellTitle>,
    },
    { key: 'kind', title: t('emails.columns.kind'), render: (mail) => t(`emails.kinds.${mail.kind}`) },
    {
      key: 'language',
      title: t('emails.columns.language'),
      render: (mail) => t(`analysis.languages.${mail.language}`),
    },
    { key: 'state', title: t('emails.columns.state'), render: (mail) => <MailStatusBadge mail={mail} /> },
    { key: 'tries', title: t('emails.columns.tries'), align: 'end', render: (mail) => mail.tries },
    {
      key: 'createdAt',
      title: t('emails.columns.createdAt'),
      sortable: true,
      render: (mail) => <DateTimeCell at={mail.createdAt} />,
    },
    { key: 'sentAt', title: t('emails.columns.sentAt'), render: (mail) => <DateTimeCell at={mail.sentAt} /> },
    {
      key: 'resend',
      title: t('emails.columns.action'),
      role: 'action',
      render: (mail) => (
        <Button size="small" loading={busyId === mail.id} onClick={() => void resend(mail)}>
          {t('emails.resend')} <VisuallyHidden>{mail.recipient}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
