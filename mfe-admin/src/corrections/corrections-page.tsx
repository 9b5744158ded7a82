import { useListState } from '@fitfolio/web-kit/ui/data';
import { ListPage } from '../shared/list/list-page.js';
import { useAdminListCorrectionsQuery } from './corrections.api.js';
import { useCorrectionColumns } from './use-correction-columns.js';

const sorts = ['count', '-count', 'label', '-label', 'kind', '-kind', 'lastAt', '-lastAt'] as const;

/** What people corrected in their results, by term: where the engine is wrong most often. */
export function CorrectionsPage() {
  const list = useListState({ sorts, defaultSort: '-count' });
  const query = useAdminListCorrectionsQuery({ query: list.query });
  const columns = useCorrectionColumns();
  return (
    <ListPage
      texts="corrections"
      list={list}
      query={query}
      columns={columns}
      rowKey={({ kind, label }) => `${kind} ${label}`}
    />
  );
}
