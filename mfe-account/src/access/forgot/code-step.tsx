import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, useForm } from '@fitfolio/web-kit/ui/forms';
import { CodeField } from '../../shared/code/code-field.js';
import { ResendCode } from '../../shared/code/resend-code.js';
import { useRequestPasswordResetMutation, useValidateResetCodeMutation } from '../access.api.js';
import styles from '../auth-layout.module.css';
import { CodeValues } from '../access-rules.js';

interface Props {
  readonly email: string;
  readonly waitSeconds: number;
  readonly onRight: (code: string) => void;
  readonly onBack: () => void;
}

const toFieldErrors = fieldErrorsFrom({
  CODE_INVALID: { code: 'forgot.failed.codeWrong' },
  'body.code': { code: 'code.incomplete' },
});

export function ForgotCodeStep({ email, waitSeconds, onRight, onBack }: Props) {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [validate] = useValidateResetCodeMutation();
  const [request] = useRequestPasswordResetMutation();
  const form = useForm({
    defaultValues: { code: '' },
    schema: CodeValues,
    errorText: t,
    toFieldErrors,
    onSubmit: async ({ code }) => {
      const { error } = await validate({ body: { email, code } });
      if (error) return error;
      onRight(code);
      return null;
    },
  });
  return (
    <Form form={form} className={styles['fields']}>
      <FormErrors title={t('forgot.failed.verify')} />
      <CodeField />
      <ResendCode
        waitSeconds={waitSeconds}
        failed={t('forgot.failed.send')}
        send={() => request({ body: { email, language } })}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
        {t('forgot.verify')}
      </Button>
      <Button type="text" block onClick={onBack}>
        {t('forgot.otherEmail')}
      </Button>
    </Form>
  );
}
