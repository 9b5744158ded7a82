import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { useRequestPasswordResetMutation } from '../access.api.js';
import styles from '../auth-layout.module.css';
import { EmailValues } from '../access-rules.js';
import { EmailField, useFirstEmail } from '../email-field.js';

const toFieldErrors = fieldErrorsFrom({ 'body.email': { email: 'access.errors.emailInvalid' } });

export function ForgotEmailStep({ onSent }: { onSent: (email: string, waitSeconds: number) => void }) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [request] = useRequestPasswordResetMutation();
  const firstEmail = useFirstEmail();
  const form = useForm({
    defaultValues: { email: firstEmail },
    schema: EmailValues,
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ email }) => {
      const { data, error } = await request({ body: { email, language } });
      if (!data) return error;
      onSent(email.trim(), data.data.retryAfterSeconds);
      return null;
    },
  });
  return (
    <Form form={form} className={styles['fields']}>
      <FormErrors title={t('forgot.failed.send')} />
      <EmailField />
      <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
        {t('forgot.send')}
      </Button>
    </Form>
  );
}
