import { reasonCharsMax } from '@fitfolio/auth-contract/admin-users';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Form, FormField, Input, useForm } from '@fitfolio/web-kit/ui/forms';
import { z } from 'zod';
import styles from './reason.module.css';

interface Props {
  readonly action: string;
  readonly danger: boolean;
  /** Resolves to the error of the call, or to a falsy value when it succeeded. */
  readonly onSubmit: (reason: string) => Promise<unknown>;
  readonly failureText: (error: unknown) => string;
  readonly onCancel: () => void;
}

/** The strictest of the services takes no less. */
const reasonCharsMin = 3;
const Values = z.object({ reason: z.string().trim().min(reasonCharsMin, 'reason.missing') });

export const focusReason = (): void => document.getElementById('reason')?.focus();

export function ReasonForm({ action, danger, onSubmit, failureText, onCancel }: Props) {
  const { t } = useTranslation('mfe-admin');
  const form = useForm({
    defaultValues: { reason: '' },
    schema: Values,
    errorText: t,
    onSubmit: ({ reason }) => onSubmit(reason),
  });
  return (
    <Form form={form} className={styles['form']}>
      {form.failure ? <Alert type="error" showIcon role="alert" title={failureText(form.failure)} /> : null}
      <FormField name="reason" label={t('reason.label')} help={t('reason.help')}>
        {(field) => (
          <Input.TextArea
            {...field}
            className={styles['text'] ?? ''}
            rows={3}
            maxLength={reasonCharsMax}
            status={field['aria-invalid'] ? 'error' : ''}
          />
        )}
      </FormField>
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('reason.cancel')}</Button>
        <Button type="primary" htmlType="submit" danger={danger} loading={form.submitting}>
          {action}
        </Button>
      </div>
    </Form>
  );
}
