import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useId } from 'react';
import styles from './list.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | null) => void;
}

/** A select filter with an option for all. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, values, textOf, value, onChange } = props;
  const { t } = useTranslation('mfe-admin');
  const id = useId();
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        data-set={value !== undefined}
        onChange={(event) => onChange(values.find((v) => v === event.target.value) ?? null)}
      >
        <option value="">{t('list.all')}</option>
        {values.map((v) => (
          <option key={v} value={v}>
            {textOf(v)}
          </option>
        ))}
      </select>
    </div>
  );
}
