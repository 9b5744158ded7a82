import { PaymentStatus } from '@fitfolio/payments-contract/payment';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { CsvButton } from '../shared/list/csv-button.js';
import { instantsOf } from '../shared/list/days.js';
import { dayFilters, FilterDays } from '../shared/list/filter-days.js';
import { FilterSelect } from '../shared/list/filter-select.js';
import { ListPage } from '../shared/list/list-page.js';
import { useExportPaymentsMutation, useListAllPaymentsQuery } from './payments.api.js';
import { usePaymentColumns } from './use-payment-columns.js';

const fields = ['createdAt', 'amountVnd', 'email'] as const;
const sorts = [...fields, ...fields.map((field) => `-${field}` as const)];
const filters = { status: PaymentStatus.options, ...dayFilters } as const;

/** Every order, paid or not. */
export function PaymentsPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt', filters });
  const { from, to, ...rest } = list.query;
  const query = useListAllPaymentsQuery({ query: { ...rest, ...instantsOf({ from, to }) } });
  const [exportPayments] = useExportPaymentsMutation();
  const columns = usePaymentColumns();
  const found = {
    ...(rest.search ? { search: rest.search } : {}),
    ...(rest.status ? { status: rest.status } : {}),
    ...instantsOf({ from, to }),
  };
  return (
    <ListPage texts="payments" list={list} query={query} columns={columns} rowKey={(payment) => payment.id}>
      <FilterSelect
        label={t('payments.columns.status')}
        values={PaymentStatus.options}
        textOf={(status) => t(`payments.status.${status}`)}
        value={list.query.status}
        onChange={(status) => list.setFilter('status', status)}
      />
      <FilterDays list={list} />
      <CsvButton onExport={() => exportPayments({ query: found })} />
    </ListPage>
  );
}
