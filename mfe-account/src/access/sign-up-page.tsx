import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, useNavigate } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { NewPasswordFields } from '../shared/form/new-password-fields.js';
import { useSignUpMutation } from './access.api.js';
import { AuthLayout } from './auth-layout.js';
import styles from './auth-layout.module.css';
import { SignUpValues } from './access-rules.js';
import { EmailField, useFirstEmail } from './email-field.js';
import { GoogleSignIn } from './google/google-sign-in.js';
import { signedUpState } from './signed-up-state.js';
import { TermsField } from './terms-field.js';
import { useLogIn } from './use-log-in.js';
import { useRedirect, withRedirect } from './use-redirect.js';

const toFieldErrors = fieldErrorsFrom({
  PASSWORD_TOO_COMMON: { password: 'access.errors.passwordCommon' },
  PASSWORD_TOO_PERSONAL: { password: 'access.errors.passwordPersonal' },
  'body.username': { email: 'access.errors.emailInvalid' },
  'body.password': { password: 'access.errors.passwordShort' },
});

export function SignUpPage() {
  const { t } = useTranslation('mfe-account');
  const redirect = useRedirect();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  const logIn = useLogIn(redirect);
  const firstEmail = useFirstEmail();
  const form = useForm({
    defaultValues: { email: firstEmail, password: '', confirm: '', terms: false },
    schema: SignUpValues,
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ email, password }) => {
      const made = await signUp({ body: { username: email, password } });
      if (made.error) return made.error;
      const failed = await logIn({ email, password });
      if (failed) await navigate(withRedirect(paths.login, redirect), { state: signedUpState.value });
      else toast.success(t('signUp.done'));
      return null;
    },
  });
  return (
    <AuthLayout
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      other={
        <>
          {t('signUp.hasAccount')} <Link to={withRedirect(paths.login, redirect)}>{t('signUp.logIn')}</Link>
        </>
      }
    >
      <GoogleSignIn redirect={redirect} />
      <Form form={form} className={styles['fields']}>
        <FormErrors title={t('signUp.failed')} />
        <EmailField />
        <NewPasswordFields label={t('access.password')} />
        <TermsField />
        <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
          {t('signUp.submit')}
        </Button>
      </Form>
    </AuthLayout>
  );
}
