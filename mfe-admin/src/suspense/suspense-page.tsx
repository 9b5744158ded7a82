import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { useDialog } from '../shared/dialog/use-dialog.js';
import { useReasonDialog } from '../shared/dialog/use-reason-dialog.js';
import { CsvButton } from '../shared/list/csv-button.js';
import { ListPage } from '../shared/list/list-page.js';
import { AcceptForm } from './accept-form.js';
import { SuspenseText } from './suspense-text.js';
import {
  useExportSuspenseMutation,
  useListSuspenseQuery,
  useRefundSuspenseMutation,
} from './suspense.api.js';
import { useSuspenseColumns, type SuspenseRow } from './use-suspense-columns.js';

const sorts = ['receivedAt', '-receivedAt', 'amountVnd', '-amountVnd'] as const;

/** Unmatched money that needs a decision, oldest first. */
export function SuspensePage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: 'receivedAt' });
  const { search } = list.query;
  const query = useListSuspenseQuery({ query: list.query });
  const [exportSuspense] = useExportSuspenseMutation();
  const [refund] = useRefundSuspenseMutation();
  const [askReason, reasonDialog] = useReasonDialog();
  const [accept, dialog] = useDialog<SuspenseRow>({
    title: () => t('suspense.accept.title'),
    render: (item, close) => <AcceptForm item={item} onDone={close} />,
  });
  const sentBack = (item: SuspenseRow): void =>
    askReason({
      title: t('suspense.sentBack.title'),
      text: (
        <>
          <SuspenseText item={item} /> {t('suspense.sentBack.text')}
        </>
      ),
      action: t('suspense.sentBack.action'),
      send: (reason) => refund({ params: { receiptId: item.id }, body: { reason } }),
      done: t('suspense.sentBack.done'),
    });
  const columns = useSuspenseColumns({ onAccept: accept, onSentBack: sentBack });
  return (
    <>
      <ListPage texts="suspense" list={list} query={query} columns={columns} rowKey={(item) => item.id}>
        <CsvButton onExport={() => exportSuspense({ query: search ? { search } : {} })} />
      </ListPage>
      {dialog}
      {reasonDialog}
    </>
  );
}
