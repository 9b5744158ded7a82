import { listFields } from '@fitfolio/analysis-contract/fit-analysis';
import { AnalysisStatus } from '@fitfolio/analysis-contract/free-analysis';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { useAdminFitAnalysisDaysQuery } from '../shared/chart/analysis-days.api.js';
import { AnalysisDays } from '../shared/chart/analysis-days.js';
import { CsvButton } from '../shared/list/csv-button.js';
import { FilterSelect } from '../shared/list/filter-select.js';
import { ListPage } from '../shared/list/list-page.js';
import { useAdminExportFitAnalysesMutation, useAdminListFitAnalysesQuery } from './fit-analysis.api.js';
import { useFitAnalysisColumns } from './use-fit-analysis-columns.js';
import { useRerun } from './use-rerun.js';

const fields = [...listFields, 'email', 'seconds'] as const;
const sorts = [...fields, ...fields.map((field) => `-${field}` as const)];
const filters = { status: AnalysisStatus.options } as const;

/** Every premium analysis of every user. */
export function FitAnalysesPage() {
  const { t } = useTranslation('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt', filters });
  const query = useAdminListFitAnalysesQuery({ query: list.query });
  const days = useAdminFitAnalysisDaysQuery({});
  const [exportAll] = useAdminExportFitAnalysesMutation();
  const [rerun, dialog] = useRerun();
  const columns = useFitAnalysisColumns(rerun);
  const { search, status } = list.query;
  const found = { ...(search ? { search } : {}), ...(status ? { status } : {}) };
  return (
    <ListPage
      texts="fitAnalyses"
      list={list}
      query={query}
      columns={columns}
      rowKey={(row) => row.id}
      below={<AnalysisDays query={days} />}
    >
      <FilterSelect
        label={t('fitAnalyses.columns.status')}
        values={AnalysisStatus.options}
        textOf={(value) => t(`analyses.status.${value}`)}
        value={status}
        onChange={(value) => list.setFilter('status', value)}
      />
      <CsvButton onExport={() => exportAll({ query: found })} />
      {dialog}
    </ListPage>
  );
}
