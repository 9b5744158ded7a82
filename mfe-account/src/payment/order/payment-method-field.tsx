import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card, Tag } from '@fitfolio/web-kit/ui/core';
import { CreditCard, QrCode } from 'lucide-react';
import styles from '../payment.module.css';

/** The payment methods: bank QR only. */
export function PaymentMethodField() {
  const { t } = useTranslation('mfe-account');
  return (
    <Card as="section" aria-labelledby="payment-method">
      <fieldset className={styles['methods']}>
        <legend id="payment-method">{t('payment.method.title')}</legend>
        <label className={styles['method']}>
          <input type="radio" name="method" value="qr" checked readOnly />
          <QrCode size={22} aria-hidden />
          <span>
            {t('payment.method.qr')}
            <small>{t('payment.method.qrHelp')}</small>
          </span>
        </label>
        <label className={styles['method']} data-off>
          <input type="radio" name="method" value="card" disabled />
          <CreditCard size={22} aria-hidden />
          <span>{t('payment.method.card')}</span>
          <Tag>{t('payment.method.soon')}</Tag>
        </label>
      </fieldset>
    </Card>
  );
}
