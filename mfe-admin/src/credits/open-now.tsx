import type { tokenSummary } from '@fitfolio/credits-contract/transaction';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import type { revenue } from '@fitfolio/payments-contract/admin';
import { formatMoney, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Figures } from '../shared/figures/figures.js';

interface Props {
  readonly money: RouteReply<typeof revenue>['data'];
  readonly tokens: RouteReply<typeof tokenSummary>['data'];
}

/** Current totals: open payments, and tokens held by users. */
export function OpenNow({ money, tokens }: Props) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  return (
    <Figures
      figures={[
        {
          key: 'suspense',
          label: t('credits.now.suspense'),
          to: paths.adminSuspense,
          value: number(money.openSuspense),
          more: formatMoney(money.openSuspenseVnd, 'VND'),
        },
        {
          key: 'pending',
          label: t('credits.now.pending'),
          to: `${paths.adminPayments}?status=pending`,
          value: number(money.pending),
        },
        {
          key: 'held',
          label: t('credits.now.held'),
          value: number(tokens.heldByUsers),
          more: t('credits.onHold', { count: tokens.onHold, tokens: number(tokens.onHold) }),
        },
      ]}
    />
  );
}
