import type { ScreeningEvent } from '@fitfolio/analysis-contract/screening-table';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, NotFound, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, useSearchParams } from '@fitfolio/web-kit/router';
import { DateTime } from '@fitfolio/web-kit/ui/data';
import { dayOf } from '../shared/day-of.js';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { Unavailable } from '../shared/run/unavailable.js';
import { idIn } from '../shared/id-in.js';
import { useListScreeningEventsQuery } from './screening.api.js';
import styles from './screening-log.module.css';
import { Masked } from './text/masked.js';
import '../locales/screening.js';

/** What the candidate does by their own link. */
const byPerson: readonly ScreeningEvent['what'][] = ['link-opened', 'corrected'];

/** A detail of an event as a reader says it; null for what only machines need. */
function useDetailText(): (name: string, value: string) => string | null {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const word = (key: string): string => t(key, { defaultValue: '' });
  return (name, value) => {
    switch (name) {
      case 'decision':
        return value === 'none' ? t('screening.decision.takenBack') : word(`screening.decision.${value}`);
      case 'reasons':
        return value
          .split(', ')
          .map((reason) => word(`screening.decision.reasons.${reason}`))
          .join(', ');
      case 'role':
        return word(`screening.role.${value}`);
      case 'until':
        return dayOf(value);
      case 'refused':
        return errorText({ code: value, message: value, status: 0 });
      case 'afterFirstLook':
        return t('screening.versions.after');
      case 'version':
        return t('screening.versions.name', { version: value });
      case 'reason':
      case 'email':
        return value;
      default:
        return null;
    }
  };
}

function Details({ details }: { details: ScreeningEvent['details'] }) {
  const detailText = useDetailText();
  const known = Object.entries(details)
    .map(([name, value]) => detailText(name, value))
    .filter(Boolean);
  if (known.length === 0) return null;
  return (
    <span className={styles['soft']}>
      <Masked text={known.join(' · ')} />
    </span>
  );
}

function Log({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { data, error, refetch } = useListScreeningEventsQuery({ params: { id } });
  if (error)
    return (
      <Unavailable
        error={error}
        heading={t('screening.log.title')}
        notFound={t('screening.notFound')}
        failed={t('screening.log.failed')}
        back={{ to: paths.screenings, label: t('screening.toList') }}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ResultSkeleton />;
  return (
    <>
      <p>
        <Link to={paths.screening(id)}>{t('screening.log.back')}</Link>
      </p>
      <PageHeading lead={t('screening.log.lead')}>{t('screening.log.title')}</PageHeading>
      {data.data.length === 0 ? <EmptyState title={t('screening.log.none')} /> : null}
      <ol className={styles['log']}>
        {data.data.map(({ at, by, what, candidate, details }, n) => (
          <li key={`${n}-${at}`}>
            <DateTime at={at} />
            <div>
              <p>
                <strong>{t(`screening.log.what.${what}`, { defaultValue: what })}</strong>
                {candidate ? ` · ${t('screening.candidate', { code: candidate })}` : ''}
              </p>
              <p className={styles['soft']}>
                {by ?? t(byPerson.includes(what) ? 'screening.log.person' : 'screening.log.itself')}
              </p>
              <Details details={details} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was done in a screening, and by whom. */
export function ScreeningLogPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  if (id === null) return <NotFound />;
  return (
    <Page meta={{ title: t('screening.log.title'), index: false }} width="text">
      <Log key={id} id={id} />
    </Page>
  );
}
