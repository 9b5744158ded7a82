import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import { VerifyEmailDialog } from './verify-email-dialog.js';

/** Says that the address waits to be verified, and leads to it. */
export function VerifyNotice({ email, title }: { email: string; title?: string }) {
  const { t } = useTranslation('mfe-account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={title ?? t('verify.notice')}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('verify.open')}
          </Button>
        }
      />
      <VerifyEmailDialog email={email} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
