import { Trans, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { codeDigits } from '@fitfolio/auth-contract/mail';
import { z } from 'zod';
import { CodeField } from '../../shared/code/code-field.js';
import { ResendCode } from '../../shared/code/resend-code.js';
import styles from '../../shared/form/form.module.css';
import { useRequestVerificationMutation, useVerifyEmailMutation } from './verification.api.js';

const toFieldErrors = fieldErrorsFrom({
  CODE_INVALID: { code: 'verify.errors.wrong' },
  CODE_EXPIRED: { code: 'verify.errors.expired' },
  CODE_TRIES_USED_UP: { code: 'verify.errors.usedUp' },
  'body.code': { code: 'code.incomplete' },
});
const Values = z.object({
  code: z.string().min(1, 'verify.errors.required').length(codeDigits, 'code.incomplete'),
});

export function VerifyEmailForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [verify] = useVerifyEmailMutation();
  const [request] = useRequestVerificationMutation();
  const form = useForm({
    defaultValues: { code: '' },
    schema: Values,
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ code }) => {
      const { error } = await verify({ body: { code } });
      if (error) return error;
      toast.success(t('verify.done'));
      onDone();
      return null;
    },
  });
  return (
    <Form form={form} className={styles['form']}>
      <p className={styles['lead']}>
        <Trans t={t} i18nKey="verify.lead" values={{ email }} components={{ email: <strong /> }} />
      </p>
      <FormErrors title={t('verify.failed')} />
      <CodeField />
      <ResendCode failed={t('verify.resendFailed')} send={() => request({ body: { language } })} />
      <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
        {t('verify.submit')}
      </Button>
    </Form>
  );
}
