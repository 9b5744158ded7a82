import { Gender, UserType } from '@fitfolio/auth-contract/user';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { ChoiceField } from '../form/choice-field.js';
import type { FieldErrors } from '../form/refused-fields.js';
import type { PersonalValues } from './personal-values.js';

interface Props {
  readonly values: PersonalValues;
  readonly errors: FieldErrors<PersonalValues>;
  readonly onChange: <K extends keyof PersonalValues>(name: K, value: PersonalValues[K]) => void;
}

/** Name, gender and user type. */
export function PersonalFields({ values, errors, onChange }: Props) {
  const t = useTexts('mfe-account');
  const text = (key: string | undefined) => (key ? t(key) : undefined);
  return (
    <>
      <Field id="name" label={t('personal.name')} error={text(errors.name)}>
        {(aria) => (
          <Input
            {...aria}
            autoFocus
            size="large"
            autoComplete="name"
            status={errors.name ? 'error' : ''}
            value={values.name}
            onChange={(event) => onChange('name', event.target.value)}
          />
        )}
      </Field>
      <ChoiceField
        id="gender"
        label={t('personal.gender')}
        error={text(errors.gender)}
        choices={Gender.options.map((value) => ({ value, label: t(`personal.genders.${value}`) }))}
        value={values.gender}
        onChange={(value) => onChange('gender', value)}
      />
      <ChoiceField
        id="userType"
        label={t('personal.userType')}
        error={text(errors.userType)}
        choices={UserType.options.map((value) => ({ value, label: t(`personal.userTypes.${value}`) }))}
        value={values.userType}
        onChange={(value) => onChange('userType', value)}
      />
    </>
  );
}
