import { useErrorText, useTexts } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { ErrorSummary } from '@fitfolio/web-kit/ui/forms';
import { useMemo, type ReactNode } from 'react';
import styles from './form.module.css';
import type { FormState, Typed } from './use-form.js';

interface Props<Values extends Typed> {
  readonly form: FormState<Values>;
  /** Where the texts of its errors stand: `<texts>.errors.<name or code>`. */
  readonly texts: string;
  /** What the confirming button says. */
  readonly action: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What stands in the way, the fields, and the two buttons. */
export function FormBody<Values extends Typed>({ form, texts, action, onCancel, children }: Props<Values>) {
  const t = useTexts('mfe-admin');
  const errorText = useErrorText();
  const { summary, failure } = form;
  const errors = useMemo(
    () =>
      Object.entries(summary).map(([id, code]) => ({
        id,
        message: t([`${texts}.errors.${code}`, `form.errors.${code}`]),
      })),
    [summary, t, texts],
  );
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      {failure ? <Alert type="error" showIcon role="alert" title={errorText(failure)} /> : null}
      {failure ? null : <ErrorSummary errors={errors} />}
      {children}
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('reason.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** Fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles['pair']}>{children}</div>
);
