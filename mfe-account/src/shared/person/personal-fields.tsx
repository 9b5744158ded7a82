import { Gender, UserType } from '@fitfolio/auth-contract/user';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { FormField, Input } from '@fitfolio/web-kit/ui/forms';
import { RadioField } from '../form/radio-field.js';

/** Name, gender and user type. */
export function PersonalFields() {
  const { t } = useTranslation('mfe-account');
  return (
    <>
      <FormField name="name" label={t('personal.name')}>
        {(field) => (
          <Input
            {...field}
            autoFocus
            size="large"
            autoComplete="name"
            status={field['aria-invalid'] ? 'error' : ''}
          />
        )}
      </FormField>
      <RadioField
        name="gender"
        label={t('personal.gender')}
        choices={Gender.options.map((value) => ({ value, label: t(`personal.genders.${value}`) }))}
      />
      <RadioField
        name="userType"
        label={t('personal.userType')}
        choices={UserType.options.map((value) => ({ value, label: t(`personal.userTypes.${value}`) }))}
      />
    </>
  );
}
