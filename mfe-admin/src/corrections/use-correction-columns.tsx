import type { CorrectedTerm } from '@fitfolio/analysis-contract/corrections';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { CellTitle, DateTimeCell } from '../shared/list/cells.js';

const percent = (share: number): number => Math.round(share * 1000) / 10;

export function useCorrectionColumns(): readonly DataColumn<CorrectedTerm>[] {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  return [
    {
      key: 'label',
      title: t('corrections.columns.label'),
      role: 'title',
      sortable: true,
      render: ({ kind, label }) => (
        <CellTitle>
          {kind === 'fact' ? t(`corrections.facts.${label}`, { defaultValue: label }) : label}
        </CellTitle>
      ),
    },
    {
      key: 'kind',
      title: t('corrections.columns.kind'),
      sortable: true,
      render: ({ kind }) => t(`corrections.kinds.${kind}`, { defaultValue: kind }),
    },
    {
      key: 'count',
      title: t('corrections.columns.count'),
      sortable: true,
      align: 'end',
      render: ({ count }) => <strong>{formatNumber(count, language)}</strong>,
    },
    {
      key: 'share',
      title: t('corrections.columns.share'),
      align: 'end',
      render: ({ share }) => `${formatNumber(percent(share), language)}%`,
    },
    {
      key: 'lastAt',
      title: t('corrections.columns.lastAt'),
      sortable: true,
      render: ({ lastAt }) => <DateTimeCell at={lastAt} />,
    },
  ];
}
