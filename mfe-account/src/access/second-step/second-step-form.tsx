import { addResources, useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { fieldErrorsFrom, Form, FormErrors, FormField, Input, useForm } from '@fitfolio/web-kit/ui/forms';
import { z } from 'zod';
import styles from '../auth-layout.module.css';
import { useStartSession } from '../use-start-session.js';
import { PasskeyButton } from './passkey-button.js';
import { useLoginWithCodeMutation } from './second-step.api.js';
import en from './texts.en.json' with { type: 'json' };
import vi from './texts.vi.json' with { type: 'json' };
import type { SecondFactors } from './use-second-step.js';

const namespace = 'mfe-account-second-step';
addResources(namespace, { vi, en });

const Values = z.object({ code: z.string().trim().min(1, 'required') });

interface Props {
  readonly factors: SecondFactors;
  readonly redirect: string | null;
  readonly onLeave: () => void;
}

/** A code of the app or a recovery code, or a passkey where there is one. */
export function SecondStepForm({ factors, redirect, onLeave }: Props) {
  const { t } = useTranslation(namespace);
  const enter = useStartSession(redirect);
  const [login] = useLoginWithCodeMutation();
  const form = useForm({
    defaultValues: { code: '' },
    schema: Values,
    errorText: t,
    toFieldErrors: fieldErrorsFrom({ FACTOR_CODE_WRONG: { code: 'wrong' }, 'body.code': { code: 'wrong' } }),
    onSubmit: async ({ code }) => {
      const { data, error } = await login({ body: { code } });
      return data ? enter(data.access_token) : error;
    },
  });
  const byApp = factors.includes('totp');
  return (
    <div className={styles['fields']}>
      {factors.includes('passkey') ? <PasskeyButton redirect={redirect} /> : null}
      <Form form={form} className={styles['fields']}>
        <FormErrors title={t('failed')} />
        <FormField
          name="code"
          label={t(byApp ? 'code' : 'recoveryCode')}
          help={t(byApp ? 'help' : 'recoveryHelp')}
        >
          {(field) => (
            <Input
              {...field}
              size="large"
              autoFocus
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              status={field['aria-invalid'] ? 'error' : ''}
            />
          )}
        </FormField>
        <Button type="primary" size="large" htmlType="submit" block loading={form.submitting}>
          {t('submit')}
        </Button>
        <Button type="text" onClick={onLeave}>
          {t('back')}
        </Button>
      </Form>
    </div>
  );
}
