import { useTexts } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { DataList, SearchField, useListState } from '@fitfolio/web-kit/ui/data';
import styles from '../list-page.module.css';
import { useListUsersQuery } from './users.api.js';
import { useUserColumns } from './use-user-columns.js';

const sorts = ['createdAt', '-createdAt', 'email', '-email', 'name', '-name'] as const;

export function UsersPage() {
  const t = useTexts('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt' });
  const query = useListUsersQuery({ query: list.query });
  const columns = useUserColumns();
  const shown = query.currentData ?? query.data;
  return (
    <Page meta={{ title: t('users.title'), index: false }}>
      <PageHeading>{t('users.title')}</PageHeading>
      <div className={styles['search']}>
        <SearchField label={t('users.search')} value={list.query.search ?? ''} onSearch={list.setSearch} />
      </div>
      {query.error && !query.currentData ? (
        <ErrorState title={t('users.failed')} error={query.error} onRetry={query.refetch} />
      ) : (
        <DataList
          caption={t('users.title')}
          columns={columns}
          rows={shown?.data}
          rowKey={(user) => user.id}
          page={shown?.page}
          onPage={list.setPage}
          sort={list.query.sort}
          onSort={(wanted) => list.setSort(sorts.find((s) => s === wanted))}
          busy={Boolean(shown) && !query.currentData}
        />
      )}
    </Page>
  );
}
