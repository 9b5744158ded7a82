import { codeDigits } from '@fitfolio/auth-contract/mail';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { FormField } from '@fitfolio/web-kit/ui/forms';
import styles from './code-field.module.css';

/** The digits of what was typed or pasted: "123 456", "Mã: 123456". */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, codeDigits);

/**
 * A mailed code. One real input under drawn boxes: pasting, filling in by the device, arrows and deleting are the
 * browser's own, and a screen reader meets one field.
 */
export function CodeField() {
  const { t } = useTranslation('mfe-account');
  return (
    <FormField name="code" label={t('code.label')} help={t('code.help', { digits: codeDigits })}>
      {({ value, ...field }) => (
        <div className={styles['code']}>
          <input
            {...field}
            autoFocus
            className={styles['input']}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={(event) => field.onChange(digitsOf(event.target.value))}
          />
          <div className={styles['boxes']} aria-hidden>
            {Array.from({ length: codeDigits }, (_, index) => (
              <span
                key={index}
                className={styles['box']}
                data-next={index === Math.min(value.length, codeDigits - 1)}
                data-bad={field['aria-invalid']}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </FormField>
  );
}
