import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { signWithPasskey } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useStartSession } from '../use-start-session.js';
import { useGetLoginPasskeyOptionsMutation, useLoginWithPasskeyMutation } from './second-step.api.js';

/** Logs in with a passkey, alone or as the second step: the server knows which. */
export function PasskeyButton({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const enter = useStartSession(redirect);
  const [ask] = useGetLoginPasskeyOptionsMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const logIn = async (): Promise<void> => {
    const asked = await ask({ body: {} });
    if (!asked.data) return toast.error(t('login.passkey.failed'), errorText(asked.error));
    const passkey = await signWithPasskey(asked.data.data.options);
    if (!passkey) return toast.error(t('login.passkey.failed'), t('login.passkey.stopped'));
    const { data, error } = await login({ body: { passkey } });
    const failure = data ? enter(data.access_token) : error;
    return failure ? toast.error(t('login.passkey.failed'), errorText(failure)) : undefined;
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    await logIn();
    setBusy(false);
  };
  return (
    <Button
      size="large"
      block
      loading={busy}
      icon={<KeyRound size={18} aria-hidden />}
      onClick={() => void start()}
    >
      {t('login.passkey.action')}
    </Button>
  );
}
