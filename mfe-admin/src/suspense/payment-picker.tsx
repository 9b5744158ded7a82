import { listAllPayments } from '@fitfolio/payments-contract/admin';
import { api, routeQuery } from '@fitfolio/web-kit/api';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useState } from 'react';
import { type SelectOption, SearchSelect } from '../shared/form/search-select.js';

const { useFindPaymentsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findPayments: routeQuery(build, listAllPayments, { providesTags: ['AdminPayments'] }),
  }),
});

interface Props {
  readonly chosen: SelectOption | null;
  readonly onChoose: (payment: SelectOption) => void;
}

const shownMax = 5;

/** Finds the order a transfer was meant for. */
export function PaymentPicker(props: Props) {
  const { t } = useTranslation('mfe-admin');
  const [search, setSearch] = useState('');
  const query = { search, page: 1, pageSize: shownMax, sort: '-createdAt' as const };
  const found = useFindPaymentsQuery({ query }, { skip: search === '' });
  const open = (found.data?.data ?? []).filter(({ status }) => status !== 'completed');
  return (
    <SearchSelect
      {...props}
      name="paymentId"
      legend={t('suspense.fields.paymentId')}
      label={t('payments.search')}
      search={search}
      onSearch={setSearch}
      found={found}
      choices={open.map(({ id, reference, email, amountVnd }) => ({
        id,
        text: `${reference} · ${formatMoney(amountVnd, 'VND')}`,
        more: email,
      }))}
    />
  );
}
