import { formatNumber } from '@fitfolio/web-kit/format';
import { useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Skeleton } from '@fitfolio/web-kit/ui/core';
import styles from './transactions.module.css';
import { useListAllTransactionsQuery } from '../shared/transactions/transactions.api.js';

/** The balance before and after the change. */
export function BalancePreview({ userId, amount }: { userId: string; amount: number }) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { currentData, error } = useListAllTransactionsQuery(
    { query: { userId, sort: '-createdAt', page: 1, pageSize: 1 } },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <p className={styles['error']}>{errorText(error)}</p>;
  if (!currentData) return <Skeleton height={48} />;
  const balance = currentData.data[0]?.balance ?? 0;
  const after = balance + amount;
  return (
    <p className={styles['preview']} role="status">
      {t('transactions.now', { count: balance, tokens: formatNumber(balance, language) })}{' '}
      {Number.isNaN(after) ? null : (
        <strong>{t('transactions.then', { count: after, tokens: formatNumber(after, language) })}</strong>
      )}
    </p>
  );
}
