import { reasonCharsMax } from '@fitfolio/auth-contract/admin-users';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Input } from '@fitfolio/web-kit/ui/forms';
import { useId, useRef, useState, type FormEvent } from 'react';
import styles from './reason.module.css';

interface Props {
  readonly action: string;
  readonly danger: boolean;
  readonly onSubmit: (reason: string) => Promise<string | null>;
  readonly onCancel: () => void;
}

/** The strictest of the services takes no less. */
const reasonCharsMin = 3;

export function ReasonForm({ action, danger, onSubmit, onCancel }: Props) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const missing = reason.trim().length < reasonCharsMin;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (missing) return form.current?.querySelector('textarea')?.focus();
    setBusy(true);
    setRefusal(await onSubmit(reason.trim()));
    setBusy(false);
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {refusal ? <Alert type="error" showIcon role="alert" title={refusal} /> : null}
      <div className={styles['field']}>
        <label htmlFor={id}>{t('reason.label')}</label>
        <p id={`${id}-help`} className={styles['help']}>
          {t('reason.help')}
        </p>
        <Input.TextArea
          id={id}
          rows={3}
          autoFocus
          maxLength={reasonCharsMax}
          value={reason}
          aria-required
          aria-invalid={tried && missing}
          aria-describedby={`${id}-help${tried && missing ? ` ${id}-error` : ''}`}
          onChange={(event) => setReason(event.target.value)}
        />
        {tried && missing ? (
          <p id={`${id}-error`} className={styles['error']}>
            {t('reason.missing')}
          </p>
        ) : null}
      </div>
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('reason.cancel')}</Button>
        <Button type="primary" htmlType="submit" danger={danger} loading={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
