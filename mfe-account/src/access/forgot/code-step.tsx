import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { CodeField } from '../../code/code-field.js';
import { Resend } from '../../code/resend.js';
import { FormErrors } from '../../form/form-errors.js';
import { useForm } from '../../form/use-form.js';
import { useRequestPasswordResetMutation, useValidateResetCodeMutation } from '../access.api.js';
import styles from '../access-frame.module.css';
import { checkCode } from '../access-rules.js';

interface Props {
  readonly email: string;
  readonly waitSeconds: number;
  readonly onRight: (code: string) => void;
  readonly onBack: () => void;
}

const refusals = {
  CODE_INVALID: { code: 'forgot.failed.codeWrong' },
  'body.code': { code: 'code.incomplete' },
};

export function ForgotCodeStep({ email, waitSeconds, onRight, onBack }: Props) {
  const t = useTexts('mfe-account');
  const { language } = useLanguage();
  const [validate] = useValidateResetCodeMutation();
  const [request] = useRequestPasswordResetMutation();
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    check: checkCode,
    refusals,
    send: async ({ code }) => {
      const { error } = await validate({ body: { email, code } });
      if (error) return error;
      onRight(code);
      return null;
    },
  });
  return (
    <form className={styles['fields']} noValidate onSubmit={form.submit}>
      <FormErrors title={t('forgot.failed.verify')} failure={form.failure} fields={form.summary} />
      <CodeField
        error={form.errors.code ? t(form.errors.code) : undefined}
        value={form.values.code}
        onChange={(code) => form.set('code', code)}
      />
      <Resend
        waitSeconds={waitSeconds}
        failed={t('forgot.failed.send')}
        send={() => request({ body: { email, language } })}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy}>
        {t('forgot.verify')}
      </Button>
      <Button type="text" block onClick={onBack}>
        {t('forgot.otherEmail')}
      </Button>
    </form>
  );
}
