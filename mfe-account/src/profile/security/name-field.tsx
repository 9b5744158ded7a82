import { factorNameCharsMax } from '@fitfolio/auth-contract/factors';
import { FormField, Input } from '@fitfolio/web-kit/ui/forms';
import { z } from 'zod';
import { useSecurityTexts } from './texts.js';

export const FactorName = z.string().trim().min(1, 'required').max(factorNameCharsMax);

/** What the person calls a factor. */
export function NameField() {
  const { t } = useSecurityTexts();
  return (
    <FormField name="name" label={t('name')} help={t('nameHelp')}>
      {(field) => (
        <Input
          {...field}
          size="large"
          autoComplete="off"
          maxLength={factorNameCharsMax}
          status={field['aria-invalid'] ? 'error' : ''}
        />
      )}
    </FormField>
  );
}
