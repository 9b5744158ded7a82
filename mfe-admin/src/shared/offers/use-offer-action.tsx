import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { OfferActions } from './offer-actions.js';

export interface Acts<One> {
  readonly onEdit: (one: One) => void;
  readonly onArchive: (one: One) => void;
}

/** The column in which an offer is edited, archived or taken back. */
export function useOfferAction<One extends { readonly code: string; readonly archived: boolean }>({
  onEdit,
  onArchive,
}: Acts<One>): DataColumn<One> {
  const { t } = useTranslation('mfe-admin');
  return {
    key: 'action',
    title: t('offers.action'),
    role: 'action',
    render: (one) => (
      <OfferActions
        name={one.code}
        archived={one.archived}
        onEdit={() => onEdit(one)}
        onArchive={() => onArchive(one)}
      />
    ),
  };
}
