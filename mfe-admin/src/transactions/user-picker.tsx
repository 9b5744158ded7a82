import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useState } from 'react';
import { type SelectOption, SearchSelect } from '../shared/form/search-select.js';
import { useFindUsersQuery } from '../shared/transactions/transactions.api.js';

interface Props {
  readonly chosen: SelectOption | null;
  readonly onChoose: (user: SelectOption) => void;
}

const shownMax = 5;

/** Finds one user by email or name. */
export function UserPicker(props: Props) {
  const { t } = useTranslation('mfe-admin');
  const [search, setSearch] = useState('');
  const query = { search, page: 1, pageSize: shownMax, sort: 'email' as const };
  const found = useFindUsersQuery({ query }, { skip: search === '' });
  return (
    <SearchSelect
      {...props}
      name="userId"
      legend={t('transactions.fields.userId')}
      label={t('users.search')}
      search={search}
      onSearch={setSearch}
      found={found}
      choices={(found.data?.data ?? []).map(({ id, email, name }) => ({ id, text: email, more: name }))}
    />
  );
}
