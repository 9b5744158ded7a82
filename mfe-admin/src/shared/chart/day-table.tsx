import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import styles from './chart.module.css';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface Props {
  readonly title: string;
  readonly days: readonly string[];
  readonly series: readonly Series[];
  readonly textOf: (value: number) => string;
}

/** The days of a chart as rows, the newest first. */
export function DayTable({ title, days, series, textOf }: Props) {
  const { t } = useTranslation('mfe-admin');
  const rows = days.map((day, index) => ({ day, index })).toReversed();
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.day')}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, index }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{textOf(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
