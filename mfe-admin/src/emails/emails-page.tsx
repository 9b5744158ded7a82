import { MailKind, MailState } from '@fitfolio/auth-contract/mail';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { FilterSelect } from '../shared/list/filter-select.js';
import { ListPage } from '../shared/list/list-page.js';
import { useListEmailsQuery } from './emails.api.js';
import { useEmailColumns } from './use-email-columns.js';
import { useResend } from './use-resend.js';

const sorts = ['createdAt', '-createdAt', 'recipient', '-recipient'] as const;
const filters = { state: MailState.options, kind: MailKind.options } as const;

/** The outgoing mails. */
export function EmailsPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt', filters });
  const query = useListEmailsQuery({ query: list.query });
  const { dialog, ...resending } = useResend();
  const columns = useEmailColumns(resending);
  return (
    <>
      <ListPage texts="emails" list={list} query={query} columns={columns} rowKey={(mail) => mail.id}>
        <FilterSelect
          label={t('emails.columns.state')}
          values={MailState.options}
          textOf={(state) => t(`emails.states.${state}`)}
          value={list.query.state}
          onChange={(state) => list.setFilter('state', state)}
        />
        <FilterSelect
          label={t('emails.columns.kind')}
          values={MailKind.options}
          textOf={(kind) => t(`emails.kinds.${kind}`)}
          value={list.query.kind}
          onChange={(kind) => list.setFilter('kind', kind)}
        />
      </ListPage>
      {dialog}
    </>
  );
}
