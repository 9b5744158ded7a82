import { Field } from '@fitfolio/web-kit/ui/forms';
import { useField, type FieldProps } from './field.js';
import styles from './form.module.css';
import type { Typed } from './use-form.js';

interface Props<Values extends Typed> extends FieldProps<Values> {
  readonly choices: readonly (readonly [value: string, text: string])[];
}

/** One of a few. */
export function SelectField<Values extends Typed>({ choices, ...props }: Props<Values>) {
  const { form, name } = props;
  return (
    <Field {...useField(props)}>
      {(aria) => (
        <select
          {...aria}
          className={styles['select']}
          value={form.values[name]}
          onChange={(event) => form.set(name, event.target.value as Values[typeof name])}
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
