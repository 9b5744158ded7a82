import type { AdminBundle } from '@fitfolio/credits-contract/bundle';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { useDialog } from '../shared/dialog/use-dialog.js';
import { CsvButton } from '../shared/list/csv-button.js';
import { ListPage } from '../shared/list/list-page.js';
import { NewButton } from '../shared/offers/new-button.js';
import { useArchive } from '../shared/offers/use-archive.js';
import { BundleForm } from './bundle-form.js';
import { inputOf } from './bundle-values.js';
import { useExportBundlesMutation, useListAllBundlesQuery, useUpdateBundleMutation } from './bundles.api.js';
import { useBundleColumns } from './use-bundle-columns.js';

const fields = ['position', 'tokens', 'priceUsdCents'] as const;
const sorts = [...fields, ...fields.map((field) => `-${field}` as const)];

/** All bundles, on sale or archived. */
export function BundlesPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: 'position' });
  const query = useListAllBundlesQuery({ query: list.query });
  const [exportBundles] = useExportBundlesMutation();
  const [update] = useUpdateBundleMutation();
  const [edit, dialog] = useDialog<AdminBundle | null>({
    title: (bundle) => t(bundle ? 'bundles.edit' : 'bundles.new'),
    render: (bundle, close) => <BundleForm bundle={bundle} onDone={close} />,
  });
  const [archive, question] = useArchive<AdminBundle>({
    nameOf: (bundle) => bundle.code,
    send: (bundle, archived) => update({ params: { id: bundle.id }, body: { ...inputOf(bundle), archived } }),
  });
  const columns = useBundleColumns({ onEdit: edit, onArchive: archive });
  return (
    <>
      <ListPage texts="bundles" list={list} query={query} columns={columns} rowKey={(bundle) => bundle.id}>
        <CsvButton onExport={() => exportBundles()} />
        <NewButton onClick={() => edit(null)}>{t('bundles.new')}</NewButton>
      </ListPage>
      {dialog}
      {question}
    </>
  );
}
