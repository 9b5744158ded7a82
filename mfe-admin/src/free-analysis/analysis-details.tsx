import type { adminGetFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';
import { DescriptionList } from '../shared/details/description-list.js';
import { AnalysisStatusBadge } from '../shared/list/analysis-status-badge.js';

/** User, time and input of an analysis. */
export function AnalysisDetails({ analysis }: { analysis: RouteReply<typeof adminGetFreeAnalysis>['data'] }) {
  const { t } = useTranslation('mfe-admin');
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['email', analysis.email ?? analysis.userId],
    ['createdAt', formatDateTime(analysis.createdAt)],
    ['status', <AnalysisStatusBadge key="status" status={analysis.status} />],
    ['language', t(`analysis.languages.${analysis.outputLanguage}`)],
    ['engine', analysis.analysis_result?.engineVersion ?? '–'],
  ];
  const rows = facts.map(([key, value]) => [t(`analysis.facts.${key}`), value] as const);
  return (
    <Card>
      <DescriptionList rows={rows} />
    </Card>
  );
}
