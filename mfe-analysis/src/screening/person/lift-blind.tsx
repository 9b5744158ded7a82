import { reasonCharsMax, reasonCharsMin } from '@fitfolio/analysis-contract/limits';
import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { CandidateSheet } from '@fitfolio/analysis-contract/screening-table';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { Input } from '@fitfolio/web-kit/ui/forms';
import { Eye } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useLiftBlindMutation } from '../screening.api.js';
import styles from './person.module.css';

/** Shows who a candidate is, with a reason that everybody in the screening can read. */
export function LiftBlind({ screening, sheet }: { screening: Screening; sheet: CandidateSheet }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const field = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [lift, { isLoading, error }] = useLiftBlindMutation();
  const enough = reason.trim().length >= reasonCharsMin;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!enough || isLoading) return;
    // The button goes with the blind, and this dialog with it.
    void lift({ params: { id: screening.id, candidateId: sheet.id }, body: { reason: reason.trim() } });
  };
  return (
    <>
      <Button icon={<Eye size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('screening.lift.open')}
      </Button>
      <Modal
        open={open}
        title={t('screening.lift.title', { code: sheet.code })}
        footer={null}
        onCancel={() => setOpen(false)}
        closable={{ 'aria-label': t('fit.confirm.close') }}
        destroyOnHidden
      >
        <form className={styles['form']} onSubmit={send}>
          <p>{t('screening.lift.text')}</p>
          <label htmlFor={field}>{t('screening.lift.reason')}</label>
          <Input.TextArea
            id={field}
            rows={3}
            required
            maxLength={reasonCharsMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {error ? (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={t('screening.lift.failed')}
              description={errorText(error)}
            />
          ) : null}
          <div className={styles['buttons']}>
            <Button onClick={() => setOpen(false)}>{t('screening.lift.keep')}</Button>
            <Button type="primary" htmlType="submit" loading={isLoading} disabled={!enough}>
              {t('screening.lift.do')}
            </Button>
          </div>
        </form>
      </Modal>
    </>
  );
}
