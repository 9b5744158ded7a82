import { useId } from 'react';
import styles from './list.module.css';

interface Props {
  readonly label: string;
  /** `YYYY-MM-DD` */
  readonly value: string | undefined;
  readonly onChange: (day: string | null) => void;
}

export function FilterDay({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        data-set={value !== undefined}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </div>
  );
}
