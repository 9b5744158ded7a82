import { contentsOf } from '@fitfolio/credits-contract/packs';
import { formatMoney, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate, useSearchParams } from '@fitfolio/web-kit/router';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { Alert, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import type { Payment } from '@fitfolio/payments-contract/payment';
import { useEffect } from 'react';
import { useGetPaymentQuery, useListTransactionsQuery } from '../shared/purchases/purchases.api.js';
import { ResultPage } from './result-page.js';
import { DescriptionRows } from './description-rows.js';
import styles from './payment.module.css';
import '../locales/account.js';

const pollMs = 2_000;
const recentMax = 20;

/** Tokens are credited shortly after the payment: polls the history until they are. */
function useCredited(paymentId: string): { credited: boolean; balance: number | undefined } {
  const recent = useListTransactionsQuery(
    { query: { page: 1, pageSize: recentMax, sort: '-createdAt' } },
    { pollingInterval: pollMs, refetchOnMountOrArgChange: true },
  );
  const balance = useGetBalanceQuery();
  const credited = Boolean(
    recent.data?.data.some(({ description: { values } }) => values['paymentId'] === paymentId),
  );
  const { refetch } = balance;
  useEffect(() => {
    if (credited) void refetch();
  }, [credited, refetch]);
  return { credited, balance: balance.data?.data.balance };
}

/** What a pack was bought for, step by step; the first of them is the analysis that the others stand on. */
function PackSteps({ bundle }: Pick<Payment, 'bundle'>) {
  const { t } = useTranslation('mfe-account');
  const contents = contentsOf(bundle);
  if (!contents) return null;
  return (
    <section aria-labelledby="pack-steps">
      <h2 id="pack-steps">{t('payment.pack.title')}</h2>
      <ol className={styles['steps']}>
        {contents.map(({ item, count }) => (
          <li key={item}>
            {t(`payment.pack.${item}`, { count })} <span>{t('payment.pack.tokens', { count })}</span>
          </li>
        ))}
      </ol>
      <p>{t('payment.pack.where')}</p>
    </section>
  );
}

function Paid({ payment }: { payment: Payment }) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const { credited, balance } = useCredited(payment.id);
  const isPack = contentsOf(payment.bundle) !== null;
  const rows: readonly (readonly [string, string])[] = [
    [t('payment.receipt.bundle'), payment.bundle.name[language]],
    [t('payment.receipt.amount'), formatMoney(payment.finalAmount, payment.currency)],
    [t('payment.receipt.reference'), payment.reference],
  ];
  return (
    <Card className={styles['result']}>
      <div aria-live="polite">
        {credited ? (
          <Alert
            type="success"
            showIcon
            title={t('payment.success.credited', { count: payment.bundle.tokens })}
            description={t('payment.success.balance', { balance: formatNumber(balance ?? 0, language) })}
          />
        ) : (
          <Alert type="info" showIcon title={t('payment.success.crediting')} />
        )}
      </div>
      <dl className={styles['lines']}>
        <DescriptionRows rows={rows} />
      </dl>
      <PackSteps bundle={payment.bundle} />
      <div className={styles['actions']}>
        <LinkButton type="primary" size="large" to={paths.fitAnalysis}>
          {t(isPack ? 'payment.pack.start' : 'payment.success.use')}
        </LinkButton>
        <LinkButton size="large" to={isPack ? paths.workspace : paths.userProfile}>
          {t(isPack ? 'payment.pack.workspace' : 'payment.success.profile')}
        </LinkButton>
      </div>
    </Card>
  );
}

export function PaymentSuccessPage() {
  const { t } = useTranslation('mfe-account');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useGetPaymentQuery({ params: { id } }, { skip: id === '' });
  if (id === '') return <Navigate to={paths.pricing} replace />;
  if (query.data && query.data.data.status !== 'completed')
    return <Navigate to={paths.paymentOf(id)} replace />;
  return (
    <ResultPage title={t('payment.success.title')} lead={t('payment.success.lead')} query={query}>
      {(payment) => <Paid payment={payment} />}
    </ResultPage>
  );
}
