import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import { FormErrors } from '../../form/form-errors.js';
import { NewPasswordFields } from '../../form/new-password-fields.js';
import { checkNewPassword, newPasswordRefusals, type NewPasswordValues } from '../../form/new-password.js';
import { PasswordField } from '../../form/password-field.js';
import { useForm } from '../../form/use-form.js';
import { WhosePassword } from '../../form/whose-password.js';
import styles from '../../form/form.module.css';
import { useChangePasswordMutation } from './password.api.js';

interface Values extends NewPasswordValues {
  current: string;
}

const empty: Values = { current: '', password: '', confirm: '' };
const refusals = {
  ...newPasswordRefusals('body.newPassword'),
  CURRENT_PASSWORD_WRONG: { current: 'password.errors.currentWrong' },
};
const check = (values: Values) => ({
  ...(values.current === '' ? { current: 'password.errors.currentRequired' } : {}),
  ...checkNewPassword(values, 'password.errors.confirmRequired', 'password.errors.newShort'),
});

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTexts('mfe-account');
  const { language } = useLanguage();
  const [change] = useChangePasswordMutation();
  const form = useForm<Values>({
    initial: empty,
    check,
    refusals,
    send: async ({ current, password }) => {
      const { error } = await change({ body: { currentPassword: current, newPassword: password, language } });
      if (error) return error;
      toast.success(t('password.done.title'), t('password.done.text'));
      onDone();
      return null;
    },
  });
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <WhosePassword email={email} />
      <p className={styles['lead']}>{t('password.lead')}</p>
      <FormErrors title={t('password.failed')} failure={form.failure} fields={form.summary} />
      <PasswordField
        id="current"
        label={t('password.current')}
        autoComplete="current-password"
        error={form.errors.current ? t(form.errors.current) : undefined}
        value={form.values.current}
        onChange={(current) => form.set('current', current)}
      />
      <NewPasswordFields
        label={t('password.new')}
        values={form.values}
        errors={form.errors}
        onChange={form.set}
      />
      <div className={styles['actions']}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
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
