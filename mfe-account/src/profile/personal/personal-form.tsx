import type { User } from '@fitfolio/auth-contract/user';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { useEffect } from 'react';
import { FormErrors } from '../../form/form-errors.js';
import { useForm } from '../../form/use-form.js';
import { PersonalFields } from '../../person/personal-fields.js';
import { useUpdateMeMutation } from '../../person/person.api.js';
import styles from '../../form/form.module.css';
import {
  checkPersonal,
  filled,
  personalRefusals,
  valuesOf,
  type personalDraft,
  type PersonalValues,
} from '../../person/personal-values.js';

interface Props {
  readonly user: User;
  readonly draft: ReturnType<typeof personalDraft>;
  readonly onDone: () => void;
}

export function PersonalForm({ user, draft, onDone }: Props) {
  const t = useTexts('mfe-account');
  const [update] = useUpdateMeMutation();
  const form = useForm<PersonalValues>({
    initial: draft.read() ?? valuesOf(user),
    check: checkPersonal,
    refusals: personalRefusals,
    send: async (values) => {
      const { error } = await update({ body: filled(values) });
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of all that changes here, only what is typed matters
  }, [values]);
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit} aria-label={t('personal.edit')}>
      <FormErrors title={t('personal.failed')} failure={form.failure} fields={form.summary} />
      <PersonalFields values={values} errors={errors} onChange={set} />
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
