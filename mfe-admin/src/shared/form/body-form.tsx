import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Form, FormErrors, type FormState } from '@fitfolio/web-kit/ui/forms';
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props<Values extends Record<string, unknown>> {
  readonly form: FormState<Values>;
  /** What the confirming button says. */
  readonly action: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The errors of a form, its fields, and its two buttons. */
export function BodyForm<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { form, action, onCancel, children } = props;
  const { t } = useTranslation('mfe-admin');
  return (
    <Form form={form} className={styles['form']}>
      <FormErrors />
      {children}
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('reason.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {action}
        </Button>
      </div>
    </Form>
  );
}

/** Fields in one row on wide screens. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles['pair']}>{children}</div>
);
