// Entry point of the group "data": many things of one kind.
export { DataList, type DataColumn } from './data/data-list.js';
export { DateTime } from './data/date-time.js';
export { SearchField } from './data/search-field.js';
export { useListState, type FilterValues, type ListFilters, type ListState } from './data/use-list-state.js';
