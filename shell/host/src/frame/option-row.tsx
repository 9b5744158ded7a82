import { useId } from 'react';
import styles from './header.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly choices: readonly { value: Value; label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of options, one of them selected. */
export function OptionRow<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['choicesLabel']}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']}>
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
