import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { NotFound, Page } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { Unavailable } from '../shared/run/unavailable.js';
import { idIn } from '../shared/id-in.js';
import { PersonSheet } from './person/person-sheet.js';
import { useGetCandidateQuery, useGetScreeningQuery } from './screening.api.js';
import '../locales/screening.js';

function Candidate({ id, candidateId }: { id: string; candidateId: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const query = { language };
  const screening = useGetScreeningQuery({ params: { id }, query });
  const sheet = useGetCandidateQuery({ params: { id, candidateId }, query });
  if (screening.data && sheet.data)
    return <PersonSheet screening={screening.data.data} sheet={sheet.data.data} />;
  const error = screening.error ?? sheet.error;
  if (!error) return <ResultSkeleton />;
  return (
    <Unavailable
      error={error}
      heading={t('screening.person.title')}
      notFound={t('screening.person.notFound')}
      failed={t('screening.person.failed')}
      back={{ to: paths.screenings, label: t('screening.toList') }}
      onRetry={() => {
        void screening.refetch();
        void sheet.refetch();
      }}
    />
  );
}

/** One candidate of a screening on a sheet, which prints on a page. */
export function CandidatePage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  const candidateId = idIn(search, 'candidate');
  if (id === null || candidateId === null) return <NotFound />;
  return (
    <Page meta={{ title: t('screening.person.title'), index: false }}>
      <Candidate key={candidateId} id={id} candidateId={candidateId} />
    </Page>
  );
}
