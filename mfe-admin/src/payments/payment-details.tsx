import { formatDateTime, formatMoney } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Card } from '@fitfolio/web-kit/ui/core';
import { DescriptionList } from '../shared/details/description-list.js';
import type { PaymentDetail } from './payment-actions.js';
import { StatusBadge } from './status-badge.js';

export function PaymentDetails({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const { bundle, currency, discountAmount, promoCode } = payment;
  const price = formatMoney(payment.finalAmount, currency);
  const was = formatMoney(payment.originalAmount, currency);
  return (
    <Card>
      <DescriptionList
        rows={[
          [t('payment.facts.status'), <StatusBadge key="status" payment={payment} />],
          [
            t('payment.facts.user'),
            <Link key="user" to={paths.adminUser(payment.userId)}>
              {payment.email ?? payment.userId}
            </Link>,
          ],
          [
            t('payment.facts.bundle'),
            `${bundle.name[language]} · ${t('payment.tokens', { count: bundle.tokens })}`,
          ],
          [t('payment.facts.price'), discountAmount > 0 ? `${price} (${was})` : price],
          [t('payment.facts.promo'), promoCode ?? '–'],
          [t('payment.facts.expected'), formatMoney(payment.amountVnd, 'VND')],
          [
            t('payment.facts.provider'),
            t(`payment.providers.${payment.provider}`, { defaultValue: payment.provider }),
          ],
          [t('payment.facts.transactionId'), payment.transactionId ?? '–'],
          [t('payment.facts.createdAt'), formatDateTime(payment.createdAt)],
          [t('payment.facts.expiresAt'), formatDateTime(payment.expiresAt)],
          [t('payment.facts.completedAt'), formatDateTime(payment.completedAt) || '–'],
        ]}
      />
    </Card>
  );
}
