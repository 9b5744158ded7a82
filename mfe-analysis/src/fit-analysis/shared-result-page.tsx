import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { isApiError } from '@fitfolio/web-kit/api';
import { useLocation } from '@fitfolio/web-kit/router';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Printer } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { LinkEnded } from '../shared/link/link-ended.js';
import { tokenIn } from '../shared/link/token-in.js';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { useOpenSharedFitAnalysisMutation } from './fit-analysis.api.js';
import { ReportView } from './report/report-view.js';
import '../locales/results.js';

function ResultGone() {
  const { t } = useTranslation('mfe-analysis');
  return <LinkEnded heading={t('fitResult.title')} title={t('shared.ended')} text={t('shared.endedText')} />;
}

function SharedResult({ token }: { token: string }) {
  const { t } = useTranslation('mfe-analysis');
  const [open, { data, error, isLoading }] = useOpenSharedFitAnalysisMutation();
  const [shown, setShown] = useState<typeof data>();
  const [language, setLanguage] = useState<'vi' | 'en' | null>(null);
  const ask = useCallback(async () => {
    const answer = await open({ body: { token, ...(language ? { language } : {}) } });
    if (answer.data) setShown(answer.data);
  }, [open, token, language]);
  useEffect(() => void ask(), [ask]);
  const result = shown?.data;
  if (error && isApiError(error) && error.code === 'NOT_FOUND') return <ResultGone />;
  if (error && !result) {
    return (
      <>
        <PageHeading>{t('fitResult.title')}</PageHeading>
        <ErrorState error={error} title={t('fitResult.unable')} onRetry={() => void ask()} />
      </>
    );
  }
  if (!result) return <ResultSkeleton />;
  return (
    <ReportView
      result={result}
      busy={isLoading}
      note={t('shared.note', { at: formatDateTime(result.expiresAt) })}
      onLanguage={setLanguage}
      actions={
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('report.print')}
        </Button>
      }
    />
  );
}

/** A result that its owner shared by a link. */
export function SharedResultPage() {
  const { t } = useTranslation('mfe-analysis');
  const { hash } = useLocation();
  const token = tokenIn(hash);
  return (
    <Page meta={{ title: t('fitResult.title'), index: false }}>
      {token ? <SharedResult key={token} token={token} /> : <ResultGone />}
    </Page>
  );
}
