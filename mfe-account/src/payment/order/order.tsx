import { isApiError, useIdempotencyKey } from '@fitfolio/web-kit/api';
import { useCurrency, useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { track } from '@fitfolio/web-kit/track';
import { Alert, Skeleton, Button, Card } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import {
  useGetBundleQuery,
  usePrePurchaseQuery,
  usePurchaseMutation,
} from '../../shared/purchases/purchases.api.js';
import styles from '../payment.module.css';
import { PaymentMethodField } from './payment-method-field.js';
import { OrderSummary } from './order-summary.js';
import { PromoField } from './promo-field.js';

/** The order before payment: bundle, price and payment method. */
export function Order({ bundleId }: { bundleId: string }) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [currency, chooseCurrency] = useCurrency();
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const bundle = useGetBundleQuery({ params: { id: bundleId } });
  const price = usePrePurchaseQuery({
    query: { bundleId, currency, ...(promoCode ? { promoCode } : {}) },
  });
  const [purchase, { isLoading, error }] = usePurchaseMutation();
  const { keyOf } = useIdempotencyKey();

  if (bundle.error) {
    return <ErrorState title={t('payment.failed.bundle')} error={bundle.error} onRetry={bundle.refetch} />;
  }
  if (price.error && !price.isFetching) {
    return <ErrorState title={t('payment.failed.init')} error={price.error} onRetry={price.refetch} />;
  }
  // The previous price stays visible until the new one is loaded.
  const shown = (price.currentData ?? price.data)?.data;
  if (!bundle.data || !shown) {
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    );
  }
  const pay = async (): Promise<void> => {
    const body = {
      bundleId,
      currency,
      method: 'qr' as const,
      finalAmount: shown.finalAmount,
      language,
      ...(promoCode ? { promoCode } : {}),
    };
    track('payment:order', { bundle: bundleId, currency });
    const reply = await purchase({ body, idempotencyKey: keyOf(body) });
    if (reply.data) await navigate(paths.paymentOf(reply.data.data.id), { replace: true });
    // The new price is shown and must be confirmed.
    else if (isApiError(reply.error) && reply.error.code === 'PRICE_CHANGED') void price.refetch();
  };
  return (
    <div className={styles['split']}>
      <div className={styles['column']}>
        <PromoField order={{ bundleId, currency }} applied={promoCode} onApply={setPromoCode} />
        <PaymentMethodField />
      </div>
      <OrderSummary bundle={bundle.data.data} price={shown} onCurrency={chooseCurrency}>
        {error ? (
          <Alert type="error" showIcon title={t('payment.failed.purchase')} description={errorText(error)} />
        ) : null}
        <Button
          type="primary"
          size="large"
          block
          loading={isLoading}
          disabled={price.isFetching}
          onClick={() => void pay()}
        >
          {t('payment.pay')}
        </Button>
      </OrderSummary>
    </div>
  );
}
