import { UserType } from '@fitfolio/auth-contract/user';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { CsvButton } from '../shared/list/csv-button.js';
import { FilterSelect } from '../shared/list/filter-select.js';
import { ListPage } from '../shared/list/list-page.js';
import { useExportUsersMutation, useListUsersQuery } from './users.api.js';
import { useUserColumns } from './use-user-columns.js';

const sorts = ['createdAt', '-createdAt', 'email', '-email', 'name', '-name'] as const;
const flags = ['verified', 'disabled', 'admin'] as const;
const yesNo = ['true', 'false'] as const;
const filters = { verified: yesNo, disabled: yesNo, admin: yesNo, userType: UserType.options } as const;

export function UsersPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt', filters });
  const query = useListUsersQuery({ query: list.query });
  const [exportUsers] = useExportUsersMutation();
  const columns = useUserColumns();
  return (
    <ListPage texts="users" list={list} query={query} columns={columns} rowKey={(user) => user.id}>
      {flags.map((flag) => (
        <FilterSelect
          key={flag}
          label={t(`users.filters.${flag}`)}
          values={yesNo}
          textOf={(value) => t(value === 'true' ? 'yes' : 'no')}
          value={list.query[flag]}
          onChange={(value) => list.setFilter(flag, value)}
        />
      ))}
      <FilterSelect
        label={t('users.columns.userType')}
        values={UserType.options}
        textOf={(type) => t(`users.types.${type}`)}
        value={list.query.userType}
        onChange={(type) => list.setFilter('userType', type)}
      />
      <CsvButton onExport={() => exportUsers({ query: list.everything })} />
    </ListPage>
  );
}
