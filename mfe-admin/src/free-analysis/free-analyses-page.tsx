import { useListState } from '@fitfolio/web-kit/ui/data';
import { ListPage } from '../shared/list/list-page.js';
import { useAdminFreeAnalysisDaysQuery } from '../shared/chart/analysis-days.api.js';
import { AnalysisDays } from '../shared/chart/analysis-days.js';
import { useAdminListFreeAnalysesQuery } from './free-analysis.api.js';
import { useAnalysisColumns } from './use-analysis-columns.js';

const sorts = [
  'createdAt',
  '-createdAt',
  'score',
  '-score',
  'fileName',
  '-fileName',
  'position',
  '-position',
] as const;

export function FreeAnalysesPage() {
  const list = useListState({ sorts, defaultSort: '-createdAt' });
  const query = useAdminListFreeAnalysesQuery({ query: list.query });
  const columns = useAnalysisColumns();
  const days = useAdminFreeAnalysisDaysQuery({});
  return (
    <ListPage
      texts="analyses"
      list={list}
      query={query}
      columns={columns}
      rowKey={(row) => row.id}
      below={<AnalysisDays query={days} />}
    />
  );
}
