import { useTranslation } from '@fitfolio/web-kit/i18n';
import { FormField } from '@fitfolio/web-kit/ui/forms';
import styles from './form.module.css';
import type { FieldProps } from './text-field.js';

interface Props extends FieldProps {
  readonly choices: readonly (readonly [value: string, text: string])[];
}

/** A select with label and error. */
export function SelectField({ choices, keyPrefix, name, ...props }: Props) {
  const { t } = useTranslation('mfe-admin');
  return (
    <FormField {...props} name={name} label={t(`${keyPrefix}.fields.${name}`)}>
      {(field) => (
        <select {...field} className={styles['select']}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
