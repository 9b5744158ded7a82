import type { Decision } from '@fitfolio/analysis-contract/screening-table';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';

export const decisions = ['shortlist', 'hold', 'no'] as const satisfies readonly Decision[];
const colors = { shortlist: 'success', hold: 'blue', no: undefined } as const;

/** What somebody decided about a candidate; nothing while nobody has. */
export function DecisionTag({ decision }: { decision: Decision | null }) {
  const { t } = useTranslation('mfe-analysis');
  if (decision === null) return null;
  const color = colors[decision];
  return (
    <Tag {...(color ? { color } : {})}>{t(`screening.decision.${decision}`, { defaultValue: decision })}</Tag>
  );
}
