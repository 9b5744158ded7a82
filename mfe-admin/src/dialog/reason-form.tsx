import { reasonCharsMax } from '@fitfolio/auth-contract/admin-users';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Field, Input } from '@fitfolio/web-kit/ui/forms';
import { useState, type FormEvent } from 'react';
import styles from './reason.module.css';

interface Props {
  readonly action: string;
  readonly danger: boolean;
  readonly onSubmit: (reason: string) => Promise<string | null>;
  readonly onCancel: () => void;
}

/** The strictest of the services takes no less. */
const reasonCharsMin = 3;
const fieldId = 'reason';

export const focusReason = (): void => document.getElementById(fieldId)?.focus();

export function ReasonForm({ action, danger, onSubmit, onCancel }: Props) {
  const t = useTexts('mfe-admin');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const missing = reason.trim().length < reasonCharsMin;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (missing) return focusReason();
    setBusy(true);
    setRefusal(await onSubmit(reason.trim()));
    setBusy(false);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {refusal ? <Alert type="error" showIcon role="alert" title={refusal} /> : null}
      <Field
        id={fieldId}
        label={t('reason.label')}
        help={t('reason.help')}
        error={tried && missing ? t('reason.missing') : undefined}
      >
        {(aria) => (
          <Input.TextArea
            {...aria}
            className={styles['text'] ?? ''}
            rows={3}
            maxLength={reasonCharsMax}
            value={reason}
            status={aria['aria-invalid'] ? 'error' : ''}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('reason.cancel')}</Button>
        <Button type="primary" htmlType="submit" danger={danger} loading={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
