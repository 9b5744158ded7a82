import { codeDigits } from '@fitfolio/auth-contract/mail';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Field } from '@fitfolio/web-kit/ui/forms';
import styles from './code-field.module.css';

interface Props {
  readonly id?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** All digits are there: typed, pasted or filled in by the device. */
  readonly onComplete?: (digits: string) => void;
}

/** The digits of what was typed or pasted: "123 456", "Mã: 123456". */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, codeDigits);

/**
 * A mailed code. One real input under drawn boxes: pasting, filling in by the device, arrows and deleting are the
 * browser's own, and a screen reader meets one field.
 */
export function CodeField({ id = 'code', error, value, onChange, onComplete }: Props) {
  const t = useTexts('mfe-account');
  const change = (typed: string): void => {
    const digits = digitsOf(typed);
    onChange(digits);
    if (digits.length === codeDigits && digits !== value) onComplete?.(digits);
  };
  return (
    <Field id={id} label={t('code.label')} help={t('code.help', { digits: codeDigits })} error={error}>
      {(aria) => (
        <div className={styles['code']}>
          <input
            {...aria}
            autoFocus
            className={styles['input']}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <div className={styles['boxes']} aria-hidden>
            {Array.from({ length: codeDigits }, (_, index) => (
              <span
                key={index}
                className={styles['box']}
                data-next={index === Math.min(value.length, codeDigits - 1)}
                data-bad={Boolean(error)}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
