import { Gender, UserType, type User } from '@fitfolio/auth-contract/user';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Input } from '@fitfolio/web-kit/ui/forms';
import { useEffect } from 'react';
import { ChoiceField } from '../../form/choice-field.js';
import { Field } from '../../form/field.js';
import { FormErrors } from '../../form/form-errors.js';
import { useForm } from '../../form/use-form.js';
import { useUpdateMeMutation } from './personal-info.api.js';
import styles from './personal-info.module.css';
import { checkPersonal, valuesOf, type personalDraft, type PersonalValues } from './personal-values.js';

interface Props {
  readonly user: User;
  readonly draft: ReturnType<typeof personalDraft>;
  readonly onDone: () => void;
}

const refusals = { 'body.name': { name: 'personal.errors.nameRequired' } };

export function PersonalForm({ user, draft, onDone }: Props) {
  const t = useTexts('mfe-account');
  const [update] = useUpdateMeMutation();
  const form = useForm<PersonalValues>({
    initial: draft.read() ?? valuesOf(user),
    check: checkPersonal,
    refusals,
    send: async ({ name, gender, userType }) => {
      const body = { name, ...(gender ? { gender } : {}), ...(userType ? { userType } : {}) };
      const { error } = await update({ body });
      if (error) return error;
      toast.success(t('personal.saved'));
      onDone();
      return null;
    },
  });
  const { values, errors, set } = form;
  useEffect(() => {
    const same = JSON.stringify(values) === JSON.stringify(valuesOf(user));
    draft.write(same ? null : values);
    // Of all that changes here, only what is typed matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);
  const text = (key: string | undefined) => (key ? t(key) : undefined);
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit} aria-label={t('personal.edit')}>
      <FormErrors title={t('personal.failed')} failure={form.failure} fields={form.summary} />
      <Field id="name" label={t('personal.name')} error={text(errors.name)}>
        {(aria) => (
          <Input
            {...aria}
            autoFocus
            size="large"
            autoComplete="name"
            status={errors.name ? 'error' : ''}
            value={values.name}
            onChange={(event) => set('name', event.target.value)}
          />
        )}
      </Field>
      <ChoiceField
        id="gender"
        label={t('personal.gender')}
        error={text(errors.gender)}
        choices={Gender.options.map((value) => ({ value, label: t(`personal.genders.${value}`) }))}
        value={values.gender}
        onChange={(value) => set('gender', value)}
      />
      <ChoiceField
        id="userType"
        label={t('personal.userType')}
        error={text(errors.userType)}
        choices={UserType.options.map((value) => ({ value, label: t(`personal.userTypes.${value}`) }))}
        value={values.userType}
        onChange={(value) => set('userType', value)}
      />
      <div className={styles['actions']}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('personal.save')}
        </Button>
        <Button onClick={onDone} disabled={form.busy}>
          {t('personal.cancel')}
        </Button>
      </div>
    </form>
  );
}
