import { describedBy, FieldErrorText } from '@fitfolio/web-kit/ui/forms';
import styles from './field.module.css';

interface Props<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly choices: readonly { value: Value; label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { id, label, error, choices, value, onChange } = props;
  return (
    <fieldset className={styles['field']} aria-describedby={describedBy(id, false, Boolean(error))}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['choices']}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles['choice']}>
            <input
              type="radio"
              // The first one is where the error summary leads.
              id={index === 0 ? id : `${id}-${choice.value}`}
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
