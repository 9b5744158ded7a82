import type { Coupon, CouponInput } from '@fitfolio/credits-contract/coupon';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { useDialog } from '../shared/dialog/use-dialog.js';
import { CsvButton } from '../shared/list/csv-button.js';
import { ListPage } from '../shared/list/list-page.js';
import { NewButton } from '../shared/offers/new-button.js';
import { useArchive } from '../shared/offers/use-archive.js';
import { CouponForm } from './coupon-form.js';
import { useExportCouponsMutation, useListCouponsQuery, useUpdateCouponMutation } from './coupons.api.js';
import { useCouponColumns } from './use-coupon-columns.js';

const fields = ['createdAt', 'code', 'uses', 'tokens'] as const;
const sorts = [...fields, ...fields.map((field) => `-${field}` as const)];

const inputOf = (coupon: Coupon): CouponInput => {
  const { code, tokens, startsAt, endsAt, usesMax, usesPerUserMax, archived } = coupon;
  return { code, tokens, startsAt, endsAt, usesMax, usesPerUserMax, archived };
};

/** The coupons. */
export function CouponsPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt' });
  const query = useListCouponsQuery({ query: list.query });
  const [exportCoupons] = useExportCouponsMutation();
  const [update] = useUpdateCouponMutation();
  const [edit, dialog] = useDialog<Coupon | null>({
    title: (coupon) => t(coupon ? 'coupons.edit' : 'coupons.new'),
    render: (coupon, close) => <CouponForm coupon={coupon} onDone={close} />,
  });
  const [archive, question] = useArchive<Coupon>({
    nameOf: (coupon) => coupon.code,
    send: (coupon, archived) => update({ params: { id: coupon.id }, body: { ...inputOf(coupon), archived } }),
  });
  const columns = useCouponColumns({ onEdit: edit, onArchive: archive });
  return (
    <>
      <ListPage texts="coupons" list={list} query={query} columns={columns} rowKey={(coupon) => coupon.id}>
        <CsvButton onExport={() => exportCoupons()} />
        <NewButton onClick={() => edit(null)}>{t('coupons.new')}</NewButton>
      </ListPage>
      {dialog}
      {question}
    </>
  );
}
