import { shareTokenChars } from '@fitfolio/analysis-contract/limits';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { isApiError } from '@fitfolio/web-kit/api';
import { paths } from '@fitfolio/web-kit/paths';
import { useLocation } from '@fitfolio/web-kit/router';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { Link2Off, Printer } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { useOpenSharedFitAnalysisMutation } from './fit-analysis.api.js';
import { ReportView } from './report/report-view.js';
import '../locales/results.js';

const tokenOf = (hash: string): string | null => {
  const token = hash.slice(1);
  return token.length === shareTokenChars && /^[\w-]+$/.test(token) ? token : null;
};

function LinkEnded() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <>
      <PageHeading>{t('fitResult.title')}</PageHeading>
      <EmptyState
        icon={<Link2Off aria-hidden />}
        title={t('shared.ended')}
        text={t('shared.endedText')}
        action={
          <LinkButton to={paths.home} type="primary">
            {t('shared.home')}
          </LinkButton>
        }
      />
    </>
  );
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
  if (error && isApiError(error) && error.code === 'NOT_FOUND') return <LinkEnded />;
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

/** A result that its owner shared by a link. The token stands after `#`, which no server ever sees. */
export function SharedResultPage() {
  const { t } = useTranslation('mfe-analysis');
  const { hash } = useLocation();
  const token = tokenOf(hash);
  return (
    <Page meta={{ title: t('fitResult.title'), index: false }}>
      {token ? <SharedResult key={token} token={token} /> : <LinkEnded />}
    </Page>
  );
}
