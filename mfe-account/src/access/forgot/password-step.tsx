import { isApiError } from '@fitfolio/web-kit/api';
import { useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { NewPasswordFields } from '../../shared/form/new-password-fields.js';
import { newPasswordErrors, newPasswordSchema } from '../../shared/form/new-password.js';
import { UsernameHint } from '../../shared/form/username-hint.js';
import { useResetPasswordMutation } from '../access.api.js';
import styles from '../auth-layout.module.css';

const Values = newPasswordSchema({}, { confirmRequired: 'access.errors.confirmRequired' });
const toFieldErrors = fieldErrorsFrom(newPasswordErrors('body.password'));

interface Props {
  readonly email: string;
  readonly code: string;
  readonly onDone: () => void;
  /** The code expired while the password was typed. */
  readonly onCodeEnded: () => void;
}

export function ForgotPasswordStep({ email, code, onDone, onCodeEnded }: Props) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [reset] = useResetPasswordMutation();
  const form = useForm({
    defaultValues: { password: '', confirm: '' },
    schema: Values,
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ password }) => {
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
    <Form form={form} className={styles['fields']}>
      <UsernameHint email={email} />
      <FormErrors title={t('forgot.failed.reset')} />
      <NewPasswordFields label={t('forgot.newPassword')} autoFocus />
      <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
        {t('forgot.reset')}
      </Button>
    </Form>
  );
}
