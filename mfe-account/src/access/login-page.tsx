import { Trans, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, useLocation } from '@fitfolio/web-kit/router';
import { Alert, Button, Skeleton } from '@fitfolio/web-kit/ui/core';
import { Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { lazy, Suspense } from 'react';
import { PasswordField } from '../shared/form/password-field.js';
import { AuthLayout } from './auth-layout.js';
import styles from './auth-layout.module.css';
import { LoginValues } from './access-rules.js';
import { EmailField, useFirstEmail } from './email-field.js';
import { GoogleSignIn } from './google/google-sign-in.js';
import { useGoogleRedirectResult } from './google/use-google-redirect-result.js';
import { PasskeyButton } from './second-step/passkey-button.js';
import { useSecondStep } from './second-step/use-second-step.js';
import { signedUpState } from './signed-up-state.js';
import { useLogIn } from './use-log-in.js';
import { useRedirect, withRedirect } from './use-redirect.js';

const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step/second-step-form.js')).SecondStepForm,
}));

export function LoginPage() {
  const { t } = useTranslation('mfe-account');
  const redirect = useRedirect();
  const secondStep = useSecondStep();
  const logIn = useLogIn(redirect);
  useGoogleRedirectResult(redirect);
  const comesFromSignUp = signedUpState.is(useLocation().state);
  const firstEmail = useFirstEmail();
  const form = useForm({
    defaultValues: { email: firstEmail, password: '' },
    schema: LoginValues,
    errorText: t,
    onSubmit: logIn,
  });
  if (secondStep.factors) {
    return (
      <AuthLayout title={t('login.second.title')} lead={t('login.second.lead')} other={null}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <SecondStepForm factors={secondStep.factors} redirect={redirect} onLeave={secondStep.leave} />
        </Suspense>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t('login.title')}
      lead={redirect ? t('login.leadContinue') : t('login.lead')}
      other={
        <>
          {t('login.noAccount')} <Link to={withRedirect(paths.signUp, redirect)}>{t('login.signUp')}</Link>
        </>
      }
    >
      <GoogleSignIn redirect={redirect} />
      <Form form={form} className={styles['fields']}>
        {comesFromSignUp ? (
          <Alert
            type="info"
            showIcon
            title={t('login.afterSignUp.title')}
            description={t('login.afterSignUp.text')}
          />
        ) : null}
        <FormErrors title={t('login.failed')} />
        <EmailField />
        <PasswordField name="password" label={t('access.password')} autoComplete="current-password" />
        <Link className={styles['forgot']} to={paths.forgotPassword}>
          {t('login.forgot')}
        </Link>
        <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
          {t('login.submit')}
        </Button>
        <PasskeyButton redirect={redirect} />
        <p className={styles['small']}>
          <Trans
            t={t}
            i18nKey="login.agree"
            components={{ terms: <Link to={paths.terms} />, privacy: <Link to={paths.privacy} /> }}
          />
        </p>
      </Form>
    </AuthLayout>
  );
}
