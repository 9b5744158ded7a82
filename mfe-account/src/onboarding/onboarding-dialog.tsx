import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { useUpdateMeMutation } from '../shared/person/person.api.js';
import { PersonalFields } from '../shared/person/personal-fields.js';
import styles from '../shared/form/form.module.css';
import { PersonalValues, personalErrors, valuesOf } from '../shared/person/personal-values.js';
import type { User } from '@fitfolio/auth-contract/user';
import '../locales/account.js';

function OnboardingForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const [update] = useUpdateMeMutation();
  const form = useForm({
    defaultValues: valuesOf(user),
    schema: PersonalValues,
    errorText: t,
    toFieldErrors: fieldErrorsFrom(personalErrors),
    onSubmit: async (values) => {
      const { error } = await update({ body: values });
      if (error) return error;
      toast.success(t('onboarding.done'));
      onClose();
      return null;
    },
  });
  return (
    <Form form={form} className={styles['form']}>
      <p className={styles['lead']}>{t('onboarding.lead')}</p>
      <FormErrors title={t('onboarding.failed')} />
      <PersonalFields />
      <div className={styles['actions']}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('onboarding.submit')}
        </Button>
        <Button onClick={onClose} disabled={form.submitting}>
          {t('onboarding.later')}
        </Button>
      </div>
    </Form>
  );
}

/** Asks a new user for name, gender and user type. */
export function OnboardingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { user } = useCurrentUser();
  return (
    <Modal
      open
      title={t('onboarding.title')}
      footer={null}
      width={480}
      mask={{ closable: false }}
      afterOpenChange={(shown) => shown && document.getElementById('name')?.focus()}
      onCancel={onClose}
    >
      {user ? <OnboardingForm user={user} onClose={onClose} /> : null}
    </Modal>
  );
}
