import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { CellTitle, DateTimeCell } from '../list/cells.js';
import { PeriodCell, OfferStateBadge, UsageCell } from './offer-cells.js';
import type { Offer } from './offer-state.js';
import { type Acts, useOfferAction } from './use-offer-action.js';

interface CodeOffer extends Offer {
  readonly code: string;
  readonly createdAt: string;
}

/** The columns of a list of codes; `worth` says what such a code gives. */
export function useOfferColumns<One extends CodeOffer>(
  worth: DataColumn<One>,
  acts: Acts<One>,
): readonly DataColumn<One>[] {
  const { t } = useTranslation('mfe-admin');
  const action = useOfferAction(acts);
  return [
    {
      key: 'code',
      title: t('offers.columns.code'),
      role: 'title',
      sortable: true,
      render: ({ code }) => <CellTitle>{code}</CellTitle>,
    },
    worth,
    {
      key: 'uses',
      title: t('offers.columns.uses'),
      sortable: true,
      render: (one) => <UsageCell offer={one} />,
    },
    { key: 'period', title: t('offers.columns.period'), render: (one) => <PeriodCell offer={one} /> },
    { key: 'state', title: t('offers.columns.state'), render: (one) => <OfferStateBadge offer={one} /> },
    {
      key: 'createdAt',
      title: t('offers.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    },
    action,
  ];
}
