import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import type { ReactNode } from 'react';
import { focusReason, ReasonForm } from './reason-form.js';
import styles from './reason.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  readonly action: string;
  readonly danger: boolean;
  /** Resolves to the error of the call, or to a falsy value when it succeeded. */
  readonly onSubmit: (reason: string) => Promise<unknown>;
  readonly failureText: (error: unknown) => string;
  readonly onClose: () => void;
}

export function ReasonDialog({ open, title, text, action, danger, onSubmit, failureText, onClose }: Props) {
  const { t } = useTranslation('mfe-admin');
  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(shown) => shown && focusReason()}
      // A click beside the dialog must not lose what was typed.
      mask={{ closable: false }}
      closable={{ 'aria-label': t('reason.close') }}
      destroyOnHidden
    >
      <div className={styles['body']}>
        {text ? <p>{text}</p> : null}
        <ReasonForm
          action={action}
          danger={danger}
          onSubmit={onSubmit}
          failureText={failureText}
          onCancel={onClose}
        />
      </div>
    </Modal>
  );
}
