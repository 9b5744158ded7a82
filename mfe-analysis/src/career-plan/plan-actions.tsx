import type { CareerPlanType } from '@fitfolio/analysis-contract/career-plan';
import { jobTextCharsMax } from '@fitfolio/analysis-contract/limits';
import { type ReceivedFile, saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { CalendarPlus, Download, RotateCcw } from 'lucide-react';
import { draftText } from '../shared/documents/draft/draft-text.js';
import {
  planArgs,
  useDownloadPlanCalendarMutation,
  useDownloadPlanReportMutation,
  useLazyGetPlanAnalysisQuery,
} from './career-plan.api.js';

interface Props {
  readonly id: string;
  readonly type: CareerPlanType;
  readonly language: 'vi' | 'en';
}

/** The plan as a calendar and as a PDF. */
export function PlanDownloads({ id, type, language }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [calendar, { isLoading: makingCalendar }] = useDownloadPlanCalendarMutation();
  const [report, { isLoading: makingReport }] = useDownloadPlanReportMutation();
  const save = ({ data, error }: { data?: ReceivedFile; error?: unknown }): void => {
    if (data) saveFile(data);
    else toast.error(t('report.downloadFailed'), errorText(error));
  };
  const args = planArgs(id, language, type);
  return (
    <>
      <Button
        icon={<CalendarPlus size={18} aria-hidden />}
        loading={makingCalendar}
        onClick={() => void calendar(args).then(save)}
      >
        {t('plan.calendar')}
      </Button>
      <Button
        icon={<Download size={18} aria-hidden />}
        loading={makingReport}
        onClick={() => void report(args).then(save)}
      >
        {t('report.download')}
      </Button>
    </>
  );
}

/** To the form, with the same post in it: only a new analysis changes the score. */
export function Recheck({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const [get, { isFetching }] = useLazyGetPlanAnalysisQuery();
  const go = async (): Promise<void> => {
    const { data, error } = await get({ params: { id } });
    if (!data) return toast.error(t('plan.recheckFailed'), errorText(error));
    const jobText = data.data.report.documents.job.slice(0, jobTextCharsMax);
    draftText.write({
      id: crypto.randomUUID(),
      owner: user?.id ?? null,
      jobMode: 'text',
      jobText,
      outputLanguage: null,
    });
    await navigate(paths.fitAnalysis);
  };
  return (
    <Button icon={<RotateCcw size={18} aria-hidden />} loading={isFetching} onClick={() => void go()}>
      {t('plan.recheck')}
    </Button>
  );
}
