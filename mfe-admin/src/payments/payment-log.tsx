import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { type DataColumn, DataList } from '@fitfolio/web-kit/ui/data';
import { Section } from '../shared/details/section.js';
import { BreakableText, CellTitle, none, DateTimeCell } from '../shared/list/cells.js';
import type { PaymentDetail } from './payment-actions.js';

type Step = PaymentDetail['transitions'][number];

/** What happened to it, step by step. */
export function PaymentLog({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation('mfe-admin');
  const whoOf = (actorId: string): string =>
    t(actorId === payment.userId ? 'payment.log.buyer' : 'payment.log.admin');
  const columns: readonly DataColumn<Step>[] = [
    {
      key: 'cause',
      title: t('payment.log.what'),
      role: 'title',
      render: ({ cause }) => (
        <CellTitle>{t(`payment.log.causes.${cause}`, { defaultValue: cause })}</CellTitle>
      ),
    },
    {
      key: 'to',
      title: t('payment.log.to'),
      render: ({ to }) => t(`payment.log.states.${to}`, { defaultValue: to }),
    },
    {
      key: 'actor',
      title: t('payment.log.who'),
      render: ({ actorId }) =>
        actorId ? <Link to={paths.adminUser(actorId)}>{whoOf(actorId)}</Link> : t('payment.log.system'),
    },
    {
      key: 'note',
      title: t('payment.log.note'),
      render: ({ note }) => (note ? <BreakableText>{note}</BreakableText> : none),
    },
    { key: 'at', title: t('payment.log.at'), render: ({ at }) => <DateTimeCell at={at} /> },
  ];
  return (
    <Section id="log" title={t('payment.log.title')}>
      <DataList
        caption={t('payment.log.title')}
        columns={columns}
        rows={payment.transitions}
        rowKey={({ at, to, cause }) => `${at} ${to} ${cause}`}
      />
    </Section>
  );
}
