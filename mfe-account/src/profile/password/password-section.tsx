import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { NewPasswordFields } from '../../shared/form/new-password-fields.js';
import { newPasswordErrors, newPasswordSchema } from '../../shared/form/new-password.js';
import { PasswordField } from '../../shared/form/password-field.js';
import { UsernameHint } from '../../shared/form/username-hint.js';
import styles from '../../shared/form/form.module.css';
import { useChangePasswordMutation } from './password.api.js';

const Values = newPasswordSchema(
  { current: z.string().min(1, 'password.errors.currentRequired') },
  { tooShort: 'password.errors.newShort', confirmRequired: 'password.errors.confirmRequired' },
);
const toFieldErrors = fieldErrorsFrom({
  ...newPasswordErrors('body.newPassword'),
  CURRENT_PASSWORD_WRONG: { current: 'password.errors.currentWrong' },
});

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [change] = useChangePasswordMutation();
  const form = useForm({
    defaultValues: { current: '', password: '', confirm: '' },
    schema: Values,
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ current, password }) => {
      const { error } = await change({ body: { currentPassword: current, newPassword: password, language } });
      if (error) return error;
      toast.success(t('password.done.title'), t('password.done.text'));
      onDone();
      return null;
    },
  });
  return (
    <Form form={form} className={styles['form']}>
      <UsernameHint email={email} />
      <p className={styles['lead']}>{t('password.lead')}</p>
      <FormErrors title={t('password.failed')} />
      <PasswordField name="current" label={t('password.current')} autoComplete="current-password" />
      <NewPasswordFields label={t('password.new')} />
      <div className={styles['actions']}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('password.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** A new password; every other device is signed out. */
export function PasswordSection() {
  const { user } = useCurrentUser();
  const [round, setRound] = useState(0);
  return (
    <Card>
      <PasswordForm key={round} email={user?.email ?? ''} onDone={() => setRound(round + 1)} />
    </Card>
  );
}
