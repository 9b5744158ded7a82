import type { AdminFitAnalysisSummary } from '@fitfolio/analysis-contract/fit-analysis';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../shared/dialog/use-reason-dialog.js';
import { useAdminReleaseFitAnalysisMutation, useAdminRepeatFitAnalysisMutation } from './fit-analysis.api.js';

export type Rerun = 'repeat' | 'release';

/** `const [rerun, dialog] = useRerun()`: asks for a reason, then runs an analysis again or ends it. */
export function useRerun(): readonly [
  (what: Rerun, row: Pick<AdminFitAnalysisSummary, 'id'>) => void,
  ReactNode,
] {
  const { t } = useTranslation('mfe-admin');
  const [askReason, dialog] = useReasonDialog();
  const [repeat] = useAdminRepeatFitAnalysisMutation();
  const [release] = useAdminReleaseFitAnalysisMutation();
  const triggers = { repeat, release };
  const rerun = (what: Rerun, { id }: Pick<AdminFitAnalysisSummary, 'id'>): void =>
    askReason({
      title: t(`fitAnalyses.${what}Question.title`),
      text: t(`fitAnalyses.${what}Question.text`),
      action: t(`fitAnalyses.${what}Question.action`),
      danger: what === 'release',
      send: (reason) => triggers[what]({ params: { id }, body: { reason } }),
      done: t(`fitAnalyses.${what}Question.done`),
      errorTexts: { INSUFFICIENT_TOKENS: t('fitAnalyses.noTokens') },
    });
  return [rerun, dialog];
}
