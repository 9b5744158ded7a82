import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, useSearchParams } from '@fitfolio/web-kit/router';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { ArrowLeft, ShoppingBag } from 'lucide-react';
import { Order } from './order/order.js';
import { PaymentStatus } from './pay/payment-status.js';
import styles from './payment.module.css';
import '../locales/account.js';

/** `?bundle=` asks what is bought and for how much; `?id=` shows how an order is paid. */
export function PaymentPage() {
  const { t } = useTranslation('mfe-account');
  const [search] = useSearchParams();
  const id = search.get('id');
  const bundleId = search.get('bundle');
  return (
    <Page meta={{ title: t('payment.title'), index: false }}>
      <Link to={paths.pricing} className={styles['back']}>
        <ArrowLeft size={16} aria-hidden /> {t('payment.back')}
      </Link>
      <PageHeading of={id ?? bundleId ?? undefined}>{t('payment.title')}</PageHeading>
      {id ? <PaymentStatus id={id} /> : null}
      {!id && bundleId ? <Order key={bundleId} bundleId={bundleId} /> : null}
      {id || bundleId ? null : (
        <EmptyState
          icon={<ShoppingBag aria-hidden />}
          title={t('payment.noBundle')}
          action={
            <LinkButton type="primary" to={paths.pricing}>
              {t('payment.toPricing')}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
}
