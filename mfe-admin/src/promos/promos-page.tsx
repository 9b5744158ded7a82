import type { Promo, PromoInput } from '@fitfolio/payments-contract/promo';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { useDialog } from '../shared/dialog/use-dialog.js';
import { CsvButton } from '../shared/list/csv-button.js';
import { ListPage } from '../shared/list/list-page.js';
import { NewButton } from '../shared/offers/new-button.js';
import { useArchive } from '../shared/offers/use-archive.js';
import { PromoForm } from './promo-form.js';
import { useExportPromosMutation, useListPromosQuery, useUpdatePromoMutation } from './promos.api.js';
import { usePromoColumns } from './use-promo-columns.js';

const fields = ['createdAt', 'code', 'uses'] as const;
const sorts = [...fields, ...fields.map((field) => `-${field}` as const)];

const inputOf = (promo: Promo): PromoInput => {
  const { code, kind, value, bundleIds, startsAt, endsAt, usesMax, usesPerUserMax, archived } = promo;
  return { code, kind, value, bundleIds, startsAt, endsAt, usesMax, usesPerUserMax, archived };
};

/** The promotions. */
export function PromosPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt' });
  const query = useListPromosQuery({ query: list.query });
  const [exportPromos] = useExportPromosMutation();
  const [update] = useUpdatePromoMutation();
  const [edit, dialog] = useDialog<Promo | null>({
    title: (promo) => t(promo ? 'promos.edit' : 'promos.new'),
    render: (promo, close) => <PromoForm promo={promo} onDone={close} />,
  });
  const [archive, question] = useArchive<Promo>({
    nameOf: (promo) => promo.code,
    send: (promo, archived) => update({ params: { id: promo.id }, body: { ...inputOf(promo), archived } }),
  });
  const columns = usePromoColumns({ onEdit: edit, onArchive: archive });
  return (
    <>
      <ListPage texts="promos" list={list} query={query} columns={columns} rowKey={(promo) => promo.id}>
        <CsvButton onExport={() => exportPromos()} />
        <NewButton onClick={() => edit(null)}>{t('promos.new')}</NewButton>
      </ListPage>
      {dialog}
      {question}
    </>
  );
}
