import { useTranslation } from '@fitfolio/web-kit/i18n';
import { PasswordField } from './password-field.js';

/** A new password, typed twice. */
export function NewPasswordFields({ label, autoFocus }: { label: string; autoFocus?: boolean }) {
  const { t } = useTranslation('mfe-account');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        help={t('signUp.passwordHelp')}
        autoComplete="new-password"
        autoFocus={autoFocus ?? false}
        deps={['confirm']}
      />
      <PasswordField name="confirm" label={t('signUp.confirm')} autoComplete="new-password" />
    </>
  );
}
