import { useTexts } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { Main, When } from '../list/cells.js';
import { Period, StateMark, Uses } from './offer-cells.js';
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
  const t = useTexts('mfe-admin');
  const action = useOfferAction(acts);
  return [
    {
      key: 'code',
      title: t('offers.columns.code'),
      role: 'title',
      sortable: true,
      render: ({ code }) => <Main>{code}</Main>,
    },
    worth,
    { key: 'uses', title: t('offers.columns.uses'), sortable: true, render: (one) => <Uses offer={one} /> },
    { key: 'period', title: t('offers.columns.period'), render: (one) => <Period offer={one} /> },
    { key: 'state', title: t('offers.columns.state'), render: (one) => <StateMark offer={one} /> },
    {
      key: 'createdAt',
      title: t('offers.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <When at={createdAt} />,
    },
    action,
  ];
}
