import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useId } from 'react';
import { isDay } from './days.js';
import styles from './list.module.css';

/** What `useListState` takes so that a list can be narrowed to some days. */
export const dayFilters = { from: isDay, to: isDay } as const;

type Day = keyof typeof dayFilters;
const days: readonly Day[] = ['from', 'to'];

interface Props {
  readonly list: {
    /** `YYYY-MM-DD` */
    readonly query: { readonly [day in Day]?: string };
    readonly setFilter: (day: Day, value: string | null) => void;
  };
}

/** From which day to which. */
export function FilterDays({ list }: Props) {
  const { t } = useTranslation('mfe-admin');
  const id = useId();
  return days.map((day) => (
    <div key={day} className={styles['filter']}>
      <label htmlFor={`${id}${day}`}>{t(`list.${day}`)}</label>
      <input
        id={`${id}${day}`}
        type="date"
        value={list.query[day] ?? ''}
        data-set={list.query[day] !== undefined}
        onChange={(event) => list.setFilter(day, event.target.value || null)}
      />
    </div>
  ));
}
