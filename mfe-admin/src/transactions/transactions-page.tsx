import { TransactionType } from '@fitfolio/credits-contract/transaction';
import { Id } from '@fitfolio/contract-kit/common';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, IconButton } from '@fitfolio/web-kit/ui/core';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { SlidersHorizontal, X } from 'lucide-react';
import { useDialog } from '../shared/dialog/use-dialog.js';
import type { SelectOption } from '../shared/form/search-select.js';
import { CsvButton } from '../shared/list/csv-button.js';
import { FilterSelect } from '../shared/list/filter-select.js';
import { ListPage } from '../shared/list/list-page.js';
import { AdjustForm } from './adjust-form.js';
import {
  useExportTransactionsMutation,
  useListAllTransactionsQuery,
} from '../shared/transactions/transactions.api.js';
import styles from './transactions.module.css';
import { useTransactionColumns } from './use-transaction-columns.js';

const fields = ['createdAt', 'amount', 'email'] as const;
const sorts = [...fields, ...fields.map((field) => `-${field}` as const)];
const isId = (value: string): boolean => Id.safeParse(value).success;
const filters = { type: TransactionType.options, userId: isId } as const;

/** All token transactions. */
export function TransactionsPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt', filters });
  const { userId, type, search } = list.query;
  const query = useListAllTransactionsQuery({ query: list.query });
  const [exportTransactions] = useExportTransactionsMutation();
  const [adjust, dialog] = useDialog<SelectOption | null>({
    title: () => t('transactions.adjustTitle'),
    render: (user, close) => <AdjustForm user={user} onDone={close} />,
  });
  const columns = useTransactionColumns({
    onOnly: userId ? null : (movement) => list.setFilter('userId', movement.userId),
  });
  const first = query.data?.data.find((movement) => movement.userId === userId);
  const only: SelectOption | null =
    userId === undefined ? null : { id: userId, text: first?.email ?? userId, more: first?.name ?? null };
  const found = {
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(userId ? { userId } : {}),
  };
  return (
    <>
      <ListPage
        texts="transactions"
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id, userId: of }) => `${id} ${of}`}
      >
        <FilterSelect
          label={t('transactions.columns.type')}
          values={TransactionType.options}
          textOf={(value) => t(`transactions.types.${value}`)}
          value={type}
          onChange={(value) => list.setFilter('type', value)}
        />
        {only ? (
          <span className={styles['only']}>
            {only.text}
            <IconButton
              label={t('transactions.everyone')}
              icon={<X size={16} aria-hidden />}
              onClick={() => list.setFilter('userId', null)}
            />
          </span>
        ) : null}
        <CsvButton onExport={() => exportTransactions({ query: found })} />
        <Button
          type="primary"
          icon={<SlidersHorizontal size={16} aria-hidden />}
          onClick={() => adjust(only)}
        >
          {t('transactions.adjust')}
        </Button>
      </ListPage>
      {dialog}
    </>
  );
}
