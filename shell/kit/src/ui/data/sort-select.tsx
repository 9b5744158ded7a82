import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.js';
import styles from './data-list.module.css';

interface Props {
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

/** Sorting for small screens, where the list has no column headers. */
export function SortSelect({ columns, sort, onSort }: Props) {
  const { t } = useTranslation('kit');
  const id = useId();
  return (
    <div className={styles['sortSelect']}>
      <label htmlFor={id}>{t('list.sortBy')}</label>
      <select id={id} value={sort ?? ''} onChange={(event) => onSort(event.target.value)}>
        {columns.flatMap(({ key, title }) => [
          <option key={`-${key}`} value={`-${key}`}>
            {`${title}, ${t('list.descending')}`}
          </option>,
          <option key={key} value={key}>
            {`${title}, ${t('list.ascending')}`}
          </option>,
        ])}
      </select>
    </div>
  );
}
