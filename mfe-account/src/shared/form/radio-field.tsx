import { describedBy, FieldErrorText, useFormField } from '@fitfolio/web-kit/ui/forms';
import styles from './field.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A group of radio buttons. */
export function RadioField({ name, label, choices }: Props) {
  const { id, error, value, onChange, onBlur, ref } = useFormField<string | null>({ name });
  return (
    <fieldset className={styles['field']} aria-describedby={describedBy(id, false, Boolean(error))}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['choices']}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles['choice']}>
            <input
              type="radio"
              // The error summary links to the first one.
              {...(index === 0 ? { id, ref } : { id: `${id}-${choice.value}` })}
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
