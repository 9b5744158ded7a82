import type { ScreeningSummary } from '@fitfolio/analysis-contract/screening';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DataList, DateTime, SearchField, useListState } from '@fitfolio/web-kit/ui/data';
import { Plus, UsersRound } from 'lucide-react';
import { dayOf } from '../shared/day-of.js';
import { useListScreeningsQuery } from './screening.api.js';
import styles from './screenings.module.css';
import '../locales/screening.js';

const sorts = ['createdAt', '-createdAt', 'title', '-title', 'candidates', '-candidates'] as const;
const steps = ['post', 'people', 'table'] as const;

/** What a screening does, for who has none yet. */
function FirstOne() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <>
      <EmptyState
        icon={<UsersRound aria-hidden />}
        title={t('screening.list.none')}
        text={t('screening.list.noneText')}
        action={
          <LinkButton to={paths.newScreening} type="primary">
            {t('screening.new.open')}
          </LinkButton>
        }
      />
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`screening.list.steps.${step}.title`)}</strong>
            <span>{t(`screening.list.steps.${step}.text`)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function useColumns(): readonly DataColumn<ScreeningSummary>[] {
  const { t } = useTranslation('mfe-analysis');
  const column = (key: string) => ({ key, title: t(`screening.list.columns.${key}`) });
  return [
    {
      ...column('title'),
      role: 'title',
      sortable: true,
      render: ({ id, title }) => <Link to={paths.screening(id)}>{title}</Link>,
    },
    { ...column('candidates'), sortable: true, align: 'end', render: (row) => row.candidates },
    { ...column('completed'), align: 'end', render: (row) => row.completed },
    { ...column('shortlisted'), align: 'end', render: (row) => row.shortlisted },
    { ...column('role'), render: (row) => t(`screening.role.${row.role}`, { defaultValue: row.role }) },
    { ...column('createdAt'), sortable: true, render: (row) => <DateTime at={row.createdAt} /> },
    { ...column('keptUntil'), render: (row) => <time dateTime={row.keptUntil}>{dayOf(row.keptUntil)}</time> },
  ];
}

function Screenings() {
  const { t } = useTranslation('mfe-analysis');
  const list = useListState({ sorts, defaultSort: '-createdAt' });
  const columns = useColumns();
  const { data, error, isFetching, refetch } = useListScreeningsQuery({ query: list.query });
  if (error && !data)
    return <ErrorState error={error} title={t('screening.list.failed')} onRetry={() => void refetch()} />;
  if (data?.data.length === 0 && !list.narrowed) return <FirstOne />;
  return (
    <div className={styles['list']}>
      <div className={styles['bar']}>
        <SearchField
          label={t('screening.list.search')}
          value={list.everything.search ?? ''}
          onSearch={list.setSearch}
        />
        <LinkButton to={paths.newScreening} type="primary" icon={<Plus size={18} aria-hidden />}>
          {t('screening.new.open')}
        </LinkButton>
      </div>
      <DataList
        caption={t('screening.list.title')}
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => id}
        page={data?.page}
        onPage={list.setPage}
        sort={list.query.sort}
        onSort={list.setSort}
        busy={isFetching && Boolean(data)}
      />
    </div>
  );
}

/** A recruiter's screenings: those they opened, and those that were shared with them. */
export function ScreeningsPage() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <Page meta={{ title: t('screening.list.title'), index: false }}>
      <PageHeading lead={t('screening.list.lead')}>{t('screening.list.title')}</PageHeading>
      <Screenings />
    </Page>
  );
}
