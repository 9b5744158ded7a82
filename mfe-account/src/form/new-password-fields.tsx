import { useTexts } from '@fitfolio/web-kit/i18n';
import type { NewPasswordValues } from './new-password.js';
import { PasswordField } from './password-field.js';
import type { FieldErrors } from './refused-fields.js';

interface Props {
  readonly label: string;
  readonly values: NewPasswordValues;
  readonly errors: FieldErrors<NewPasswordValues>;
  readonly onChange: (name: keyof NewPasswordValues, value: string) => void;
  readonly autoFocus?: boolean;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, values, errors, onChange, autoFocus }: Props) {
  const t = useTexts('mfe-account');
  const text = (key: string | undefined) => (key ? t(key) : undefined);
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        help={t('signUp.passwordHelp')}
        autoComplete="new-password"
        autoFocus={autoFocus ?? false}
        error={text(errors.password)}
        value={values.password}
        onChange={(password) => onChange('password', password)}
      />
      <PasswordField
        id="confirm"
        label={t('signUp.confirm')}
        autoComplete="new-password"
        error={text(errors.confirm)}
        value={values.confirm}
        onChange={(confirm) => onChange('confirm', confirm)}
      />
    </>
  );
}
