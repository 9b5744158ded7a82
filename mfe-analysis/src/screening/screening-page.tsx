import type { Screening } from '@fitfolio/analysis-contract/screening';
import { isApiError } from '@fitfolio/web-kit/api';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { NotFound, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { Radio } from '@fitfolio/web-kit/ui/forms';
import { dayOf } from '../shared/day-of.js';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { Unavailable } from '../shared/run/unavailable.js';
import { usePolling } from '../shared/run/use-polling.js';
import { idIn } from '../shared/id-in.js';
import { Requirements } from './requirements/requirements.js';
import { isUnderWay, useGetScreeningQuery } from './screening.api.js';
import styles from './screening.module.css';
import { TablePart } from './table/table-part.js';
import { ScreeningActions } from './team/screening-actions.js';
import { People } from './upload/people.js';
import { useUploads } from './upload/use-uploads.js';
import '../locales/screening.js';

const parts = ['people', 'requirements', 'table'] as const;
type Part = (typeof parts)[number];

/** Results come one after the other: the next look is never far. */
const lookMs = 700;
const soon = (): number => lookMs;

/** The part the address names; without one, the people until there is a result. */
const partOf = (wanted: string | null, { completed }: Screening): Part =>
  parts.find((part) => part === wanted) ?? (completed > 0 ? 'table' : 'people');

function Loaded({ screening }: { screening: Screening }) {
  const { t } = useTranslation('mfe-analysis');
  const [search, setSearch] = useSearchParams();
  // Files that could not be read take no place.
  const taken = screening.people.filter(({ status }) => status !== 'refused').length;
  const uploads = useUploads(screening.id, taken);
  const { id, title, company, keptUntil, role, people } = screening;
  const part = partOf(search.get('part'), screening);
  const show = (next: Part): void =>
    setSearch({ id, part: next }, { replace: true, preventScrollReset: true });
  const lead = [company, t('screening.keptUntil', { at: dayOf(keptUntil) })].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles['head']}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <ScreeningActions screening={screening} />
      </div>
      {role === 'owner' ? null : <p className={styles['soft']}>{t(`screening.roleText.${role}`)}</p>}
      <Radio.Group
        optionType="button"
        aria-label={t('screening.parts.label')}
        className={styles['parts']}
        value={part}
        onChange={({ target }) => show(target.value)}
        options={parts.map((value) => ({
          value,
          label: t(`screening.parts.${value}`, { count: value === 'people' ? people.length : 0 }),
        }))}
      />
      {part === 'people' ? (
        <People screening={screening} uploads={uploads} onTable={() => show('table')} />
      ) : null}
      {part === 'requirements' ? <Requirements screening={screening} /> : null}
      {part === 'table' ? (
        <TablePart
          screening={screening}
          onPeople={() => show('people')}
          onRequirements={() => show('requirements')}
        />
      ) : null}
    </>
  );
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { data, error, refetch } = useGetScreeningQuery({ params: { id }, query: { language } });
  const screening = data?.data;
  usePolling(screening?.people.some(isUnderWay) ?? false, refetch, soon);
  // Deleted, or not shared any more, while it was looked at.
  const gone = isApiError(error) && error.code === 'NOT_FOUND';
  if (screening && !gone) return <Loaded screening={screening} />;
  if (!error) return <ResultSkeleton />;
  return (
    <Unavailable
      error={error}
      heading={t('screening.title')}
      notFound={t('screening.notFound')}
      failed={t('screening.failed')}
      back={{ to: paths.screenings, label: t('screening.toList') }}
      onRetry={() => void refetch()}
    />
  );
}

/** One post and its people: who they are not named, what is asked for, and the table that compares them. */
export function ScreeningPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  if (id === null) return <NotFound />;
  return (
    <Page meta={{ title: t('screening.title'), index: false }}>
      <Opened key={id} id={id} />
    </Page>
  );
}
