import { Trans, useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { codeDigits } from '@fitfolio/auth-contract/mail';
import { CodeField } from '../../code/code-field.js';
import { Resend } from '../../code/resend.js';
import { FormErrors } from '../../form/form-errors.js';
import { useForm } from '../../form/use-form.js';
import styles from '../../form/form.module.css';
import { useRequestVerificationMutation, useVerifyEmailMutation } from './verification.api.js';

const refusals = {
  CODE_INVALID: { code: 'verify.errors.wrong' },
  CODE_EXPIRED: { code: 'verify.errors.expired' },
  CODE_TRIES_USED_UP: { code: 'verify.errors.usedUp' },
  'body.code': { code: 'code.incomplete' },
};
const check = ({ code }: { code: string }) => ({
  ...(code === '' ? { code: 'verify.errors.required' } : {}),
  ...(code !== '' && code.length < codeDigits ? { code: 'code.incomplete' } : {}),
});

export function VerifyEmailForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTexts('mfe-account');
  const { language } = useLanguage();
  const [verify] = useVerifyEmailMutation();
  const [request] = useRequestVerificationMutation();
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    check,
    refusals,
    send: async ({ code }) => {
      const { error } = await verify({ body: { code } });
      if (error) return error;
      toast.success(t('verify.done'));
      onDone();
      return null;
    },
  });
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <p className={styles['lead']}>
        <Trans t={t} i18nKey="verify.lead" values={{ email }} components={{ email: <strong /> }} />
      </p>
      <FormErrors title={t('verify.failed')} failure={form.failure} fields={form.summary} />
      <CodeField
        error={form.errors.code ? t(form.errors.code) : undefined}
        value={form.values.code}
        onChange={(code) => form.set('code', code)}
      />
      <Resend failed={t('verify.resendFailed')} send={() => request({ body: { language } })} />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy}>
        {t('verify.submit')}
      </Button>
    </form>
  );
}
