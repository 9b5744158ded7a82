import type { Promo } from '@fitfolio/payments-contract/promo';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { CellStack, CellNote } from '../shared/list/cells.js';
import styles from '../shared/offers/offers.module.css';
import type { Acts } from '../shared/offers/use-offer-action.js';
import { useOfferColumns } from '../shared/offers/use-offer-columns.js';

export function usePromoColumns(acts: Acts<Promo>): readonly DataColumn<Promo>[] {
  const { t } = useTranslation('mfe-admin');
  return useOfferColumns<Promo>(
    {
      key: 'value',
      title: t('promos.columns.value'),
      render: ({ kind, value, bundleIds }) => (
        <CellStack>
          <span className={styles['whole']}>
            {kind === 'percent' ? `−${value}%` : `−${formatMoney(value, 'USD')}`}
          </span>
          <CellNote>
            {bundleIds.length === 0
              ? t('promos.everyBundle')
              : t('promos.bundles', { count: bundleIds.length })}
          </CellNote>
        </CellStack>
      ),
    },
    acts,
  );
}
