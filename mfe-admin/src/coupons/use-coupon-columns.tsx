import type { Coupon } from '@fitfolio/credits-contract/coupon';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { Acts } from '../shared/offers/use-offer-action.js';
import { useOfferColumns } from '../shared/offers/use-offer-columns.js';

export function useCouponColumns(acts: Acts<Coupon>): readonly DataColumn<Coupon>[] {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  return useOfferColumns<Coupon>(
    {
      key: 'tokens',
      title: t('coupons.tokens'),
      sortable: true,
      align: 'end',
      render: ({ tokens }) => formatNumber(tokens, language),
    },
    acts,
  );
}
