import type { Mail } from '@fitfolio/auth-contract/mail';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import type { ReactNode } from 'react';
import { useResendEmailMutation } from './emails.api.js';

/** `const { resend, busyId, dialog } = useResend()`: sends a mail once more, after a question. */
export function useResend(): {
  resend: (mail: Mail) => Promise<void>;
  busyId: string | undefined;
  dialog: ReactNode;
} {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const [send, { isLoading, originalArgs }] = useResendEmailMutation();
  const [confirm, dialog] = useConfirm();
  const resend = async ({ id, recipient }: Mail): Promise<void> => {
    const question = {
      title: t('emails.resendSure'),
      text: t('emails.resendText', { recipient }),
      action: t('emails.resend'),
    };
    if (!(await confirm(question))) return;
    const { error } = await send({ params: { id }, body: {} });
    if (error) toast.error(t('emails.resendFailed'), errorText(error));
    else toast.success(t('emails.resent', { recipient }));
  };
  return { resend, busyId: isLoading ? originalArgs?.params.id : undefined, dialog };
}
