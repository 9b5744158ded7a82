import { emailCharsMax } from '@fitfolio/auth-contract/user';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { storageKeys, storedJson } from '@fitfolio/web-kit/storage';
import { FormField, Input } from '@fitfolio/web-kit/ui/forms';

/** The address typed on any page of this feature, for as long as the tab lives. */
export const emailDraft = storedJson('session', storageKeys.emailDraft, (content) =>
  typeof content === 'string' && content.length <= emailCharsMax ? content : null,
);

/** The address; it is kept as a draft while it is typed. */
export function EmailField() {
  const { t } = useTranslation('mfe-account');
  return (
    <FormField name="email" label={t('access.email')}>
      {(field) => (
        <Input
          {...field}
          size="large"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          status={field['aria-invalid'] ? 'error' : ''}
          onChange={(event) => {
            emailDraft.write(event.target.value.trim() || null);
            field.onChange(event);
          }}
        />
      )}
    </FormField>
  );
}
