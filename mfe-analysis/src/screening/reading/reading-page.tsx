import { isApiError } from '@fitfolio/web-kit/api';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { useLocation } from '@fitfolio/web-kit/router';
import { LinkEnded } from '../../shared/link/link-ended.js';
import { tokenIn } from '../../shared/link/token-in.js';
import { ResultSkeleton } from '../../shared/run/skeleton.js';
import { ReadingView } from './reading-view.js';
import { ReadingProvider, useReading } from './use-reading.js';
import '../../locales/screening.js';

/** Who has a whole link is told why it ended. */
function whyEnded(error: unknown): 'expired' | 'revoked' | 'unknown' | null {
  if (!isApiError(error)) return null;
  if (error.code === 'NOT_FOUND') return 'unknown';
  if (error.code !== 'LINK_ENDED') return null;
  const { why } = (error.details ?? {}) as { why?: unknown };
  return why === 'expired' ? 'expired' : 'revoked';
}

function Ended({ why }: { why: 'expired' | 'revoked' | 'unknown' }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <LinkEnded
      heading={t('reading.title')}
      title={t(`reading.ended.${why}`)}
      text={t(`reading.endedText.${why}`)}
    />
  );
}

function Reading({ token }: { token: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { reading, error, retry, correct } = useReading(token);
  if (reading)
    return (
      <ReadingProvider value={{ reading, correct }}>
        <ReadingView />
      </ReadingProvider>
    );
  if (!error) return <ResultSkeleton />;
  const why = whyEnded(error);
  if (why) return <Ended why={why} />;
  return (
    <>
      <PageHeading>{t('reading.title')}</PageHeading>
      <ErrorState error={error} title={t('reading.failed')} onRetry={retry} />
    </>
  );
}

/** By their own link, a candidate sees how their résumé was read, and corrects it. */
export function ReadingPage() {
  const { t } = useTranslation('mfe-analysis');
  const { hash } = useLocation();
  const token = tokenIn(hash);
  return (
    <Page meta={{ title: t('reading.title'), index: false }} width="text">
      {token ? <Reading key={token} token={token} /> : <Ended why="unknown" />}
    </Page>
  );
}
