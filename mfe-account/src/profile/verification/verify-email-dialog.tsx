import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { VerifyEmailForm } from './verify-email-form.js';

interface Props {
  readonly email: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the code that was mailed. */
export function VerifyEmailDialog({ email, open, onClose }: Props) {
  const { t } = useTranslation('mfe-account');
  return (
    <Modal
      open={open}
      title={t('verify.title')}
      footer={null}
      width={440}
      onCancel={onClose}
      // The dialog takes the focus when it opens; the code field should have it.
      afterOpenChange={(shown) => shown && document.getElementById('code')?.focus()}
      destroyOnHidden
    >
      <VerifyEmailForm email={email} onDone={onClose} />
    </Modal>
  );
}
