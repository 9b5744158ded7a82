import type { RouteReply } from '@fitfolio/contract-kit/route';
import type { requestVerification } from '@fitfolio/auth-contract/verification';
import { isApiError } from '@fitfolio/web-kit/api';
import { formatDuration } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import styles from './code-field.module.css';
import { useCooldown } from './use-cooldown.js';

type Sent = RouteReply<typeof requestVerification>['data'];

interface Props {
  /** Seconds until another code can be requested, when one was just sent. */
  readonly waitSeconds?: number;
  readonly send: () => Promise<{ data?: { data: Sent }; error?: unknown }>;
  /** What failed, in a few words. */
  readonly failed: string;
}

/** Sends another code when the cooldown is over. */
export function ResendCode({ waitSeconds = 0, send, failed }: Props) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [left, begin] = useCooldown(waitSeconds);
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    const { data, error } = await send();
    setBusy(false);
    if (data) {
      begin(data.data.retryAfterSeconds);
      toast.success(t('code.sentAgain'));
      return;
    }
    if (isApiError(error) && error.retryAfter) begin(error.retryAfter);
    toast.error(failed, errorText(error));
  };
  return (
    <div className={styles['resend']}>
      <span>{t('code.noMail')}</span>
      <Button type="link" size="small" disabled={left > 0} loading={busy} onClick={() => void again()}>
        {left > 0 ? t('code.resendIn', { wait: formatDuration(left * 1000) }) : t('code.resend')}
      </Button>
    </div>
  );
}
