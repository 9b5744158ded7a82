import type { AdminBundle } from '@fitfolio/credits-contract/bundle';
import { formatMoney, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { Archive, CircleCheck } from 'lucide-react';
import { CellStack, CellTitle, CellNote } from '../shared/list/cells.js';
import { Badge } from '../shared/list/badge.js';
import { type Acts, useOfferAction } from '../shared/offers/use-offer-action.js';

const onSale = { icon: CircleCheck, tone: 'good' } as const;
const away = { icon: Archive, tone: 'soft' } as const;

export function useBundleColumns(acts: Acts<AdminBundle>): readonly DataColumn<AdminBundle>[] {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const action = useOfferAction(acts);
  return [
    {
      key: 'name',
      title: t('bundles.columns.name'),
      role: 'title',
      render: ({ name, code, label }) => (
        <CellStack>
          <CellTitle>
            {name[language]} {label ? <Tag>{t(`bundles.labels.${label}`)}</Tag> : null}
          </CellTitle>
          <CellNote>{code}</CellNote>
        </CellStack>
      ),
    },
    { key: 'kind', title: t('bundles.columns.kind'), render: ({ kind }) => t(`bundles.kinds.${kind}`) },
    {
      key: 'tokens',
      title: t('bundles.columns.tokens'),
      sortable: true,
      align: 'end',
      render: ({ tokens }) => formatNumber(tokens, language),
    },
    {
      key: 'priceUsdCents',
      title: t('bundles.columns.price'),
      sortable: true,
      align: 'end',
      render: ({ priceUsdCents, priceVnd }) => (
        <CellStack>
          <span>{formatMoney(priceUsdCents, 'USD')}</span>
          <CellNote>{formatMoney(priceVnd, 'VND')}</CellNote>
        </CellStack>
      ),
    },
    {
      key: 'position',
      title: t('bundles.columns.position'),
      sortable: true,
      align: 'end',
      render: ({ position }) => position,
    },
    {
      key: 'state',
      title: t('bundles.columns.state'),
      render: ({ archived }) => (
        <Badge look={archived ? away : onSale}>
          {t(archived ? 'offers.states.archived' : 'bundles.onSale')}
        </Badge>
      ),
    },
    action,
  ];
}
