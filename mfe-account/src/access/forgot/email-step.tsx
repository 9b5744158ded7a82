import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { FormErrors } from '../../form/form-errors.js';
import { useForm } from '../../form/use-form.js';
import { useRequestPasswordResetMutation } from '../access.api.js';
import styles from '../access-frame.module.css';
import { checkEmail } from '../access-rules.js';
import { emailDraft } from '../email-draft.js';
import { EmailField } from '../email-field.js';

const refusals = { 'body.email': { email: 'access.errors.emailInvalid' } };

export function ForgotEmailStep({ onSent }: { onSent: (email: string, waitSeconds: number) => void }) {
  const t = useTexts('mfe-account');
  const { language } = useLanguage();
  const [request] = useRequestPasswordResetMutation();
  const form = useForm<{ email: string }>({
    initial: { email: emailDraft.read() ?? '' },
    check: checkEmail,
    refusals,
    send: async ({ email }) => {
      const { data, error } = await request({ body: { email, language } });
      if (!data) return error;
      onSent(email.trim(), data.data.retryAfterSeconds);
      return null;
    },
  });
  return (
    <form className={styles['fields']} noValidate onSubmit={form.submit}>
      <FormErrors title={t('forgot.failed.send')} failure={form.failure} fields={form.summary} />
      <EmailField
        error={form.errors.email ? t(form.errors.email) : undefined}
        value={form.values.email}
        onChange={(email) => form.set('email', email)}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
