import { isApiError } from '@fitfolio/web-kit/api';
import { useErrorText, useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { FormErrors } from '../../form/form-errors.js';
import { NewPasswordFields } from '../../form/new-password-fields.js';
import { checkNewPassword, newPasswordRefusals, type NewPasswordValues } from '../../form/new-password.js';
import { useForm } from '../../form/use-form.js';
import { WhosePassword } from '../../form/whose-password.js';
import { useResetPasswordMutation } from '../access.api.js';
import styles from '../access-frame.module.css';

interface Props {
  readonly email: string;
  readonly code: string;
  readonly onDone: () => void;
  /** The code ran out while the password was typed. */
  readonly onCodeEnded: () => void;
}

export function ForgotPasswordStep({ email, code, onDone, onCodeEnded }: Props) {
  const t = useTexts('mfe-account');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [reset] = useResetPasswordMutation();
  const form = useForm<NewPasswordValues>({
    initial: { password: '', confirm: '' },
    check: (values) => checkNewPassword(values, 'access.errors.confirmRequired'),
    refusals: newPasswordRefusals('body.password'),
    send: async ({ password }) => {
      const { error } = await reset({ body: { email, code, password, language } });
      if (!error) {
        onDone();
        return null;
      }
      if (!isApiError(error) || error.code !== 'CODE_INVALID') return error;
      toast.error(t('forgot.failed.reset'), errorText(error));
      onCodeEnded();
      return null;
    },
  });
  return (
    <form className={styles['fields']} noValidate onSubmit={form.submit}>
      <WhosePassword email={email} />
      <FormErrors title={t('forgot.failed.reset')} failure={form.failure} fields={form.summary} />
      <NewPasswordFields
        label={t('forgot.newPassword')}
        values={form.values}
        errors={form.errors}
        onChange={form.set}
        autoFocus
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy}>
        {t('forgot.reset')}
      </Button>
    </form>
  );
}
