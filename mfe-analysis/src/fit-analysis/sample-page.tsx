import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { useCallback, useEffect, useState } from 'react';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import type { ResultData } from './report/report-types.js';
import { ReportView } from './report/report-view.js';
import '../locales/results.js';

const loaders = {
  vi: () => import('./sample/sample.vi.json'),
  en: () => import('./sample/sample.en.json'),
};

/** A real result of invented documents (`sample/make-sample.mjs`), open to everyone. */
export function SamplePage() {
  const { t } = useTranslation('mfe-analysis');
  const { language: pageLanguage } = useLanguage();
  const [chosen, choose] = useState<'vi' | 'en' | null>(null);
  const language = chosen ?? pageLanguage;
  const [result, setResult] = useState<ResultData | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(() => {
    setError(null);
    loaders[language]().then(
      // The engine made it, and the check compares it with what the engine says.
      (module) => setResult(module.default as unknown as ResultData),
      (reason: unknown) => setError(reason),
    );
  }, [language]);
  useEffect(load, [load]);
  return (
    <Page meta={{ title: t('sample.title'), description: t('sample.description') }}>
      {result ? (
        <ReportView
          result={result}
          busy={result.language !== language}
          note={t('sample.note')}
          onLanguage={choose}
          actions={
            <LinkButton to={paths.fitAnalysis} type="primary">
              {t('sample.buy')}
            </LinkButton>
          }
        />
      ) : null}
      {!result && error ? (
        <>
          <PageHeading>{t('sample.title')}</PageHeading>
          <ErrorState error={error} onRetry={load} />
        </>
      ) : null}
      {!result && !error ? <ResultSkeleton /> : null}
    </Page>
  );
}
