import { useTexts } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, useNavigate } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { FormErrors } from '../form/form-errors.js';
import { NewPasswordFields } from '../form/new-password-fields.js';
import { useForm } from '../form/use-form.js';
import { useSignUpMutation } from './access.api.js';
import { AccessFrame } from './access-frame.js';
import styles from './access-frame.module.css';
import { checkSignUp, type SignUpValues } from './access-rules.js';
import { emailDraft } from './email-draft.js';
import { EmailField } from './email-field.js';
import { GoogleSignIn } from './google/google-sign-in.js';
import { signedUpState } from './signed-up-state.js';
import { TermsField } from './terms-field.js';
import { useLogIn } from './use-log-in.js';
import { useRedirect, withRedirect } from './use-redirect.js';

const refusals = {
  PASSWORD_TOO_COMMON: { password: 'access.errors.passwordCommon' },
  'body.username': { email: 'access.errors.emailInvalid' },
  'body.password': { password: 'access.errors.passwordShort' },
};

export function SignUpPage() {
  const t = useTexts('mfe-account');
  const redirect = useRedirect();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  const logIn = useLogIn(redirect);
  const form = useForm<SignUpValues>({
    initial: { email: emailDraft.read() ?? '', password: '', confirm: '', terms: false },
    check: checkSignUp,
    refusals,
    send: async ({ email, password }) => {
      const made = await signUp({ body: { username: email, password } });
      if (made.error) return made.error;
      const failed = await logIn({ email, password });
      if (failed) await navigate(withRedirect(paths.login, redirect), { state: signedUpState.value });
      else toast.success(t('signUp.done'));
      return null;
    },
  });
  const text = (key: string | undefined) => (key ? t(key) : undefined);
  return (
    <AccessFrame
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      other={
        <>
          {t('signUp.hasAccount')} <Link to={withRedirect(paths.login, redirect)}>{t('signUp.logIn')}</Link>
        </>
      }
    >
      <GoogleSignIn redirect={redirect} />
      <form className={styles['fields']} noValidate onSubmit={form.submit}>
        <FormErrors title={t('signUp.failed')} failure={form.failure} fields={form.summary} />
        <EmailField
          error={text(form.errors.email)}
          value={form.values.email}
          onChange={(email) => form.set('email', email)}
        />
        <NewPasswordFields
          label={t('access.password')}
          values={form.values}
          errors={form.errors}
          onChange={form.set}
        />
        <TermsField
          error={text(form.errors.terms)}
          value={form.values.terms}
          onChange={(terms) => form.set('terms', terms)}
        />
        <Button type="primary" size="large" htmlType="submit" block loading={form.busy}>
          {t('signUp.submit')}
        </Button>
      </form>
    </AccessFrame>
  );
}
