import type { Bundle } from '@fitfolio/credits-contract/bundle';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import type { prePurchase } from '@fitfolio/payments-contract/payment';
import { type Currency, formatMoney } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';
import { DescriptionRows } from '../description-rows.js';
import styles from '../payment.module.css';

interface Props {
  readonly bundle: Bundle;
  readonly price: RouteReply<typeof prePurchase>['data'];
  readonly onCurrency: (currency: Currency) => void;
  /** The actions below the summary. */
  readonly children: ReactNode;
}

export function OrderSummary({ bundle, price, onCurrency, children }: Props) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const { currency } = price;
  const rows: readonly (readonly [string, string])[] = [
    [bundle.name[language], formatMoney(price.originalAmount, currency)],
    ...(price.discountAmount > 0
      ? [
          [
            t('payment.discount', { code: price.promoCode ?? '' }),
            `−${formatMoney(price.discountAmount, currency)}`,
          ] as const,
        ]
      : []),
  ];
  return (
    <Card as="section" aria-labelledby="order-summary" className={styles['summary']}>
      <div className={styles['summaryTop']}>
        <h2 id="order-summary">{t('payment.summary')}</h2>
        <div role="group" aria-label={t('payment.currency')}>
          {(['VND', 'USD'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              type={name === currency ? 'primary' : 'text'}
              aria-pressed={name === currency}
              onClick={() => onCurrency(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <p className={styles['soft']}>{t('payment.tokens', { count: bundle.tokens })}</p>
      <dl className={styles['lines']}>
        <DescriptionRows rows={rows} />
        <div className={styles['total']}>
          <dt>{t('payment.total')}</dt>
          <dd>{formatMoney(price.finalAmount, currency)}</dd>
        </div>
        {currency === 'USD' ? (
          <div className={styles['soft']}>
            <dt>{t('payment.inDong')}</dt>
            <dd>{formatMoney(price.amountVnd, 'VND')}</dd>
          </div>
        ) : null}
      </dl>
      {children}
    </Card>
  );
}
