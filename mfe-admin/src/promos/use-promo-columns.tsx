import type { Promo } from '@fitfolio/payments-contract/promo';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTexts } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { Main, When } from '../list/cells.js';
import { OfferActions } from '../offers/offer-actions.js';
import { Period, StateMark, Uses } from '../offers/offer-cells.js';
import styles from '../offers/offers.module.css';

interface Acts {
  readonly onEdit: (promo: Promo) => void;
  readonly onArchive: (promo: Promo) => void;
}

export function usePromoColumns({ onEdit, onArchive }: Acts): readonly DataColumn<Promo>[] {
  const t = useTexts('mfe-admin');
  return [
    {
      key: 'code',
      title: t('offers.columns.code'),
      role: 'title',
      sortable: true,
      render: ({ code }) => <Main>{code}</Main>,
    },
    {
      key: 'value',
      title: t('promos.columns.value'),
      render: ({ kind, value, bundleIds }) => (
        <span className={styles['lines']}>
          <span>{kind === 'percent' ? `−${value}%` : `−${formatMoney(value, 'USD')}`}</span>
          <span className={styles['soft']}>
            {bundleIds.length === 0
              ? t('promos.everyBundle')
              : t('promos.bundles', { count: bundleIds.length })}
          </span>
        </span>
      ),
    },
    {
      key: 'uses',
      title: t('offers.columns.uses'),
      sortable: true,
      render: (promo) => <Uses offer={promo} />,
    },
    { key: 'period', title: t('offers.columns.period'), render: (promo) => <Period offer={promo} /> },
    { key: 'state', title: t('offers.columns.state'), render: (promo) => <StateMark offer={promo} /> },
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
      render: (promo) => (
        <OfferActions
          name={promo.code}
          archived={promo.archived}
          onEdit={() => onEdit(promo)}
          onArchive={() => onArchive(promo)}
        />
      ),
    },
  ];
}
