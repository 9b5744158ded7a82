import type { AdminBundle } from '@fitfolio/credits-contract/bundle';
import { formatMoney, formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { Archive, CircleCheck } from 'lucide-react';
import { Main } from '../list/cells.js';
import { Mark } from '../list/mark.js';
import { OfferActions } from '../offers/offer-actions.js';
import styles from '../offers/offers.module.css';

interface Acts {
  readonly onEdit: (bundle: AdminBundle) => void;
  readonly onArchive: (bundle: AdminBundle) => void;
}

const onSale = { icon: CircleCheck, tone: 'good' } as const;
const away = { icon: Archive, tone: 'soft' } as const;

export function useBundleColumns({ onEdit, onArchive }: Acts): readonly DataColumn<AdminBundle>[] {
  const t = useTexts('mfe-admin');
  const { language } = useLanguage();
  return [
    {
      key: 'name',
      title: t('bundles.columns.name'),
      role: 'title',
      render: ({ name, code, label }) => (
        <span className={styles['lines']}>
          <Main>
            {name[language]} {label ? <Tag>{t(`bundles.labels.${label}`)}</Tag> : null}
          </Main>
          <span className={styles['soft']}>{code}</span>
        </span>
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
        <span className={styles['lines']}>
          <span>{formatMoney(priceUsdCents, 'USD')}</span>
          <span className={styles['soft']}>{formatMoney(priceVnd, 'VND')}</span>
        </span>
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
        <Mark look={archived ? away : onSale}>
          {t(archived ? 'offers.states.archived' : 'bundles.onSale')}
        </Mark>
      ),
    },
    {
      key: 'action',
      title: t('offers.action'),
      role: 'action',
      render: (bundle) => (
        <OfferActions
          name={bundle.code}
          archived={bundle.archived}
          onEdit={() => onEdit(bundle)}
          onArchive={() => onArchive(bundle)}
        />
      ),
    },
  ];
}
