import { emailCharsMax } from '@fitfolio/auth-contract/user';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useCameRendered } from '@fitfolio/web-kit/page';
import { storageKeys, storedJson } from '@fitfolio/web-kit/storage';
import { FormField, Input, useFormField } from '@fitfolio/web-kit/ui/forms';
import { useLayoutEffect } from 'react';

/** The address typed on any page of this feature, for as long as the tab lives. */
export const emailDraft = storedJson('session', storageKeys.emailDraft, (content) =>
  typeof content === 'string' && content.length <= emailCharsMax ? content : null,
);

/** What the field starts with: the draft, which a page that came rendered shows a moment later. */
export const useFirstEmail = (): string => (useCameRendered() ? '' : (emailDraft.read() ?? ''));

/** The address; it is kept as a draft while it is typed. */
export function EmailField() {
  const { t } = useTranslation('mfe-account');
  const { onChange } = useFormField({ name: 'email' });
  const cameRendered = useCameRendered();
  // A layout effect looks and writes in one turn: nobody can begin to type in between.
  useLayoutEffect(() => {
    const kept = emailDraft.read();
    const field = document.getElementById('email');
    // What stands in the field was typed before the page was alive; who is in it writes it themselves.
    const isFree = field instanceof HTMLInputElement && !field.value && field !== document.activeElement;
    if (cameRendered && kept && isFree) onChange(kept);
    // oxlint-disable-next-line exhaustive-deps -- once, when the page is taken over
  }, []);
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
