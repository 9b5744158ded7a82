import type { Payment } from '@fitfolio/payments-contract/payment';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert } from '@fitfolio/web-kit/ui/core';

interface Props {
  readonly notices: Payment['notices'];
  /** The expected amount in đồng. */
  readonly expected: number;
  readonly className?: string | undefined;
}

/** Transfers that could not be matched to the order. */
export function Notices({ notices, expected, className }: Props) {
  const { t } = useTranslation('mfe-account');
  return notices.map(({ kind, amountVnd, at, state }) => (
    <Alert
      key={kind + at}
      className={className ?? ''}
      type={state === 'refunded' ? 'info' : 'warning'}
      showIcon
      title={t(`payment.notices.${kind}`, {
        amount: formatMoney(amountVnd, 'VND'),
        expected: formatMoney(expected, 'VND'),
      })}
      description={t(`payment.notices.${state}`)}
    />
  ));
}
