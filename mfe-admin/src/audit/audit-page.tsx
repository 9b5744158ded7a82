import { AuditAction } from '@fitfolio/auth-contract/audit';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { instantsOf } from '../shared/list/days.js';
import { dayFilters, FilterDays } from '../shared/list/filter-days.js';
import { FilterSelect } from '../shared/list/filter-select.js';
import { ListPage } from '../shared/list/list-page.js';
import { useListAuditQuery } from './audit.api.js';
import { useAuditColumns } from '../shared/audit/use-audit-columns.js';

const sorts = ['at', '-at'] as const;
const services = ['auth', 'credits', 'payments', 'analysis'] as const;
const filters = { action: AuditAction.options, service: services, ...dayFilters } as const;

/** What was done, in every service. */
export function AuditPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-at', filters });
  const { from, to, ...rest } = list.query;
  const query = useListAuditQuery({ query: { ...rest, ...instantsOf({ from, to }) } });
  const columns = useAuditColumns();
  return (
    <ListPage texts="audit" list={list} query={query} columns={columns} rowKey={(entry) => entry.id}>
      <FilterSelect
        label={t('audit.columns.action')}
        values={AuditAction.options}
        textOf={(action) => t(`audit.actions.${action}`)}
        value={list.query.action}
        onChange={(action) => list.setFilter('action', action)}
      />
      <FilterSelect
        label={t('audit.service')}
        values={services}
        textOf={(service) => t(`audit.services.${service}`)}
        value={list.query.service}
        onChange={(service) => list.setFilter('service', service)}
      />
      <FilterDays list={list} />
    </ListPage>
  );
}
