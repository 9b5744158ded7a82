import type { Payment } from '@fitfolio/payments-contract/payment';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button, Card } from '@fitfolio/web-kit/ui/core';
import { usePaymentActions } from '../../shared/purchases/use-payment-actions.js';
import styles from '../payment.module.css';
import { CopyRow } from './copy-row.js';
import { Countdown } from './countdown.js';
import { Notices } from './notices.js';
import { QrPicture } from '../../shared/qr/qr-picture.js';

/** How to pay: the QR code, the same details to copy, and the time left. */
export function PendingPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const { ask, stop, asking, stopping, dialog } = usePaymentActions();
  const { instructions } = payment;
  return (
    <div className={styles['split']}>
      <Notices notices={payment.notices} expected={payment.amountVnd} className={styles['notice']} />
      <Card as="section" aria-labelledby="scan" className={styles['scan']}>
        <h2 id="scan">{t('payment.scan')}</h2>
        {instructions ? (
          <QrPicture text={instructions.qrPayload} label={t('payment.qrLabel')} />
        ) : (
          <Alert type="info" showIcon title={t('payment.noInstructions')} />
        )}
        <Countdown expiresAt={payment.expiresAt} now={payment.now} />
        {instructions?.bankPageUrl ? (
          <Button href={instructions.bankPageUrl} target="_blank" rel="noopener">
            {t('payment.bankPage')}
          </Button>
        ) : null}
      </Card>
      <Card as="section" aria-labelledby="transfer">
        <h2 id="transfer">{t('payment.transfer.title')}</h2>
        <p className={styles['soft']}>{t('payment.transfer.text')}</p>
        {instructions ? (
          <dl className={styles['copyRows']}>
            <CopyRow label={t('payment.transfer.bank')} value={instructions.bankName} />
            <CopyRow label={t('payment.transfer.account')} value={instructions.accountNumber} copy />
            <CopyRow label={t('payment.transfer.name')} value={instructions.accountName} />
            <CopyRow
              label={t('payment.transfer.amount')}
              value={formatMoney(instructions.amountVnd, 'VND')}
              copy={String(instructions.amountVnd)}
            />
            <CopyRow label={t('payment.transfer.content')} value={instructions.content} copy />
          </dl>
        ) : null}
        <p className={styles['soft']}>
          {t('payment.buys', { name: payment.bundle.name[language], count: payment.bundle.tokens })}
        </p>
        <div className={styles['actions']}>
          <Button type="primary" size="large" loading={asking} onClick={() => void ask(payment.id)}>
            {t('payment.paid')}
          </Button>
          <Button size="large" loading={stopping} onClick={() => void stop(payment.id)}>
            {t('payment.cancel.action')}
          </Button>
        </div>
      </Card>
      {dialog}
    </div>
  );
}
