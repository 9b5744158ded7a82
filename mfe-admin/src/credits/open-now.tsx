import type { tokenSummary } from '@fitfolio/credits-contract/transaction';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import type { revenue } from '@fitfolio/payments-contract/admin';
import { formatMoney, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Card } from '@fitfolio/web-kit/ui/core';
import styles from './credits.module.css';

interface Props {
  readonly money: RouteReply<typeof revenue>['data'];
  readonly tokens: RouteReply<typeof tokenSummary>['data'];
}

/** Current totals: open payments, and tokens held by users. */
export function OpenNow({ money, tokens }: Props) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  const rows = [
    {
      key: 'suspense',
      to: paths.adminSuspense,
      value: number(money.openSuspense),
      more: formatMoney(money.openSuspenseVnd, 'VND'),
    },
    { key: 'pending', to: `${paths.adminPayments}?status=pending`, value: number(money.pending), more: null },
    {
      key: 'held',
      to: null,
      value: number(tokens.heldByUsers),
      more: t('credits.onHold', { count: tokens.onHold, tokens: number(tokens.onHold) }),
    },
  ] as const;
  return (
    <dl className={styles['now']}>
      {rows.map(({ key, to, value, more }) => (
        <Card key={key}>
          <dt>{to ? <Link to={to}>{t(`credits.now.${key}`)}</Link> : t(`credits.now.${key}`)}</dt>
          <dd className={styles['value']}>{value}</dd>
          {more ? <dd className={styles['soft']}>{more}</dd> : null}
        </Card>
      ))}
    </dl>
  );
}
