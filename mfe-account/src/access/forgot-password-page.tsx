import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, useNavigate } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { useState } from 'react';
import { AuthLayout } from './auth-layout.js';
import { emailDraft } from './email-field.js';
import { ForgotCodeStep } from './forgot/code-step.js';
import { ForgotEmailStep } from './forgot/email-step.js';
import { ForgotPasswordStep } from './forgot/password-step.js';
import { StepIndicator } from './forgot/step-indicator.js';

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string; readonly waitSeconds: number }
  | { readonly name: 'password'; readonly email: string; readonly code: string };

const order = ['email', 'code', 'password'] as const;

/** Resets a password in three steps: address, mailed code, new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('mfe-account');
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ name: 'email' });
  const done = async (): Promise<void> => {
    if (step.name === 'password') emailDraft.write(step.email);
    await navigate(paths.login, { replace: true });
    toast.success(t('forgot.done.title'), t('forgot.done.text'));
  };
  return (
    <AuthLayout
      title={t('forgot.title')}
      lead={t(`forgot.lead.${step.name}`, { email: 'email' in step ? step.email : '' })}
      other={
        <>
          {t('forgot.remembered')} <Link to={paths.login}>{t('forgot.logIn')}</Link>
        </>
      }
    >
      <StepIndicator
        steps={order.map((name) => t(`forgot.step.${name}`))}
        current={order.indexOf(step.name)}
      />
      {step.name === 'email' ? (
        <ForgotEmailStep onSent={(email, waitSeconds) => setStep({ name: 'code', email, waitSeconds })} />
      ) : null}
      {step.name === 'code' ? (
        <ForgotCodeStep
          email={step.email}
          waitSeconds={step.waitSeconds}
          onRight={(code) => setStep({ name: 'password', email: step.email, code })}
          onBack={() => setStep({ name: 'email' })}
        />
      ) : null}
      {step.name === 'password' ? (
        <ForgotPasswordStep
          email={step.email}
          code={step.code}
          onDone={() => void done()}
          onCodeEnded={() => setStep({ name: 'code', email: step.email, waitSeconds: 0 })}
        />
      ) : null}
    </AuthLayout>
  );
}
