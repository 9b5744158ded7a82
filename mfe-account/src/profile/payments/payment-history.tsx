import { PaymentStatus } from '@fitfolio/payments-contract/payment';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { DataList, SearchField, useListState } from '@fitfolio/web-kit/ui/data';
import { ReceiptText } from 'lucide-react';
import { useListPaymentsQuery } from '../../purchases/purchases.api.js';
import styles from '../history/free-history.module.css';
import { usePaymentColumns } from './use-payment-columns.js';

const sorts = ['createdAt', '-createdAt', 'finalAmount', '-finalAmount'] as const;
const pollMs = 5_000;

/** The reader's own payments; a pending one can be gone on with, asked about and cancelled. */
export function PaymentHistory() {
  const t = useTexts('mfe-account');
  const list = useListState({ sorts, defaultSort: '-createdAt', pageSize: 10 });
  const query = useListPaymentsQuery({ query: list.query }, { refetchOnMountOrArgChange: true });
  const pending = query.currentData?.data.some((row) => row.status === PaymentStatus.enum.pending) ?? false;
  useListPaymentsQuery(
    { query: list.query },
    { skip: !pending, pollingInterval: pollMs, skipPollingIfUnfocused: true },
  );
  const [columns, dialog] = usePaymentColumns();
  const { search } = list.query;
  if (query.error && !query.currentData) {
    return <ErrorState title={t('payments.failed')} error={query.error} onRetry={query.refetch} />;
  }
  if (query.currentData?.page.total === 0 && !search && !query.isFetching) {
    return (
      <EmptyState
        icon={<ReceiptText aria-hidden />}
        title={t('payments.empty.title')}
        text={t('payments.empty.text')}
        action={
          <LinkButton type="primary" to={paths.pricing}>
            {t('payments.empty.action')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <div className={styles['search']}>
        <SearchField label={t('payments.search')} value={search ?? ''} onSearch={list.setSearch} />
      </div>
      <DataList
        caption={t('payments.caption')}
        columns={columns}
        rows={(query.currentData ?? query.data)?.data}
        rowKey={(row) => row.id}
        page={(query.currentData ?? query.data)?.page}
        onPage={list.setPage}
        sort={list.query.sort}
        onSort={(wanted) => list.setSort(sorts.find((s) => s === wanted))}
        busy={query.isFetching && Boolean(query.data) && !query.currentData}
      />
      {dialog}
    </>
  );
}
