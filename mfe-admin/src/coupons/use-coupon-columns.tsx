import type { Coupon } from '@fitfolio/credits-contract/coupon';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { Main, When } from '../list/cells.js';
import { OfferActions } from '../offers/offer-actions.js';
import { Period, StateMark, Uses } from '../offers/offer-cells.js';

interface Acts {
  readonly onEdit: (coupon: Coupon) => void;
  readonly onArchive: (coupon: Coupon) => void;
}

export function useCouponColumns({ onEdit, onArchive }: Acts): readonly DataColumn<Coupon>[] {
  const t = useTexts('mfe-admin');
  const { language } = useLanguage();
  return [
    {
      key: 'code',
      title: t('offers.columns.code'),
      role: 'title',
      sortable: true,
      render: ({ code }) => <Main>{code}</Main>,
    },
    {
      key: 'tokens',
      title: t('coupons.tokens'),
      sortable: true,
      align: 'end',
      render: ({ tokens }) => formatNumber(tokens, language),
    },
    {
      key: 'uses',
      title: t('offers.columns.uses'),
      sortable: true,
      render: (coupon) => <Uses offer={coupon} />,
    },
    { key: 'period', title: t('offers.columns.period'), render: (coupon) => <Period offer={coupon} /> },
    { key: 'state', title: t('offers.columns.state'), render: (coupon) => <StateMark offer={coupon} /> },
    {
      key: 'createdAt',
      title: t('offers.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      key: 'action',
      title: t('offers.action'),
      role: 'action',
      render: (coupon) => (
        <OfferActions
          name={coupon.code}
          archived={coupon.archived}
          onEdit={() => onEdit(coupon)}
          onArchive={() => onArchive(coupon)}
        />
      ),
    },
  ];
}
