import type { Transaction } from '@fitfolio/credits-contract/transaction';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DateTime, useListState } from '@fitfolio/web-kit/ui/data';
import { Coins } from 'lucide-react';
import { useListTransactionsQuery } from '../../shared/purchases/purchases.api.js';
import { HistoryList } from '../history/history-list.js';
import { EmptyPurchases } from '../payments/empty-purchases.js';

const sorts = ['createdAt', '-createdAt', 'amount', '-amount'] as const;
const colours: Readonly<Record<string, string>> = { earned: 'success', spent: 'default', bonus: 'blue' };

function useColumns(): readonly DataColumn<Transaction>[] {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const words = ({ description: { code, values } }: Transaction): string =>
    t(`tokens.reasons.${code}`, {
      ...values,
      feature: values['feature'] ? t(`tokens.features.${values['feature']}`) : '',
    });
  return [
    { key: 'description', title: t('tokens.columns.description'), role: 'title', render: words },
    {
      key: 'type',
      title: t('tokens.columns.type'),
      render: ({ type }) => <Tag color={colours[type] ?? 'default'}>{t(`tokens.types.${type}`)}</Tag>,
    },
    {
      key: 'amount',
      title: t('tokens.columns.amount'),
      sortable: true,
      align: 'end',
      render: ({ amount }) => (
        <strong>{`${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount), language)}`}</strong>
      ),
    },
    {
      key: 'balance',
      title: t('tokens.columns.balance'),
      align: 'end',
      render: ({ balance }) => formatNumber(balance, language),
    },
    {
      key: 'createdAt',
      title: t('tokens.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <DateTime at={createdAt} />,
    },
  ];
}

/** The token transactions with the balance after each. */
export function TokenHistory() {
  const { t } = useTranslation('mfe-account');
  const list = useListState({ sorts, defaultSort: '-createdAt', pageSize: 10 });
  const query = useListTransactionsQuery({ query: list.query }, { refetchOnMountOrArgChange: true });
  const columns = useColumns();
  return (
    <HistoryList
      list={list}
      sorts={sorts}
      query={query}
      columns={columns}
      caption={t('tokens.caption')}
      failed={t('tokens.failed')}
      empty={<EmptyPurchases icon={<Coins aria-hidden />} of="tokens" />}
    />
  );
}
