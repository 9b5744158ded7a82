import type { User } from '@fitfolio/auth-contract/user';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { PersonalFields } from '../../shared/person/personal-fields.js';
import { useUpdateMeMutation } from '../../shared/person/person.api.js';
import styles from '../../shared/form/form.module.css';
import {
  PersonalValues,
  personalErrors,
  valuesOf,
  type personalDraft,
} from '../../shared/person/personal-values.js';

interface Props {
  readonly user: User;
  readonly draft: ReturnType<typeof personalDraft>;
  readonly onDone: () => void;
}

export function PersonalForm({ user, draft, onDone }: Props) {
  const { t } = useTranslation('mfe-account');
  const [update] = useUpdateMeMutation();
  const form = useForm({
    defaultValues: draft.read() ?? valuesOf(user),
    schema: PersonalValues,
    errorText: t,
    toFieldErrors: fieldErrorsFrom(personalErrors),
    onChange: (values) => {
      const same = JSON.stringify(values) === JSON.stringify(valuesOf(user));
      draft.write(same ? null : values);
    },
    onSubmit: async (values) => {
      const { error } = await update({ body: values });
      if (error) return error;
      toast.success(t('personal.saved'));
      onDone();
      return null;
    },
  });
  return (
    <Form form={form} className={styles['form']} aria-label={t('personal.edit')}>
      <FormErrors title={t('personal.failed')} />
      <PersonalFields />
      <div className={styles['actions']}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('personal.save')}
        </Button>
        <Button onClick={onDone} disabled={form.submitting}>
          {t('personal.cancel')}
        </Button>
      </div>
    </Form>
  );
}
