import { useTexts } from '@fitfolio/web-kit/i18n';
import { FormField, Input } from '@fitfolio/web-kit/ui/forms';
import { emailDraft } from './email-draft.js';

/** The address; it is kept as a draft while it is typed. */
export function EmailField() {
  const t = useTexts('mfe-account');
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
