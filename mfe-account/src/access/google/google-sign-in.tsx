import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { useNavigate } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { useEffect, useState } from 'react';
import { secondFactorsOf, secondStepPath } from '../second-step/use-second-step.js';
import { useStartSession } from '../use-start-session.js';
import { withRedirect } from '../use-redirect.js';
import { paths } from '@fitfolio/web-kit/paths';
import { GoogleLogo } from './google-logo.js';
import styles from './google-sign-in.module.css';
import { requestGoogleCode, loadGoogle, type GoogleAccounts } from './google-script.js';
import { useGetSignInOptionsQuery, useLoginGoogleMutation } from './google.api.js';

/** Google redirects back to this page, where the new cookie becomes a session. */
const backFromGoogle = (redirect: string | null): string => {
  const login = withRedirect(paths.login, redirect);
  return `${login}${login.includes('?') ? '&' : '?'}from=google`;
};

interface Props {
  readonly redirect: string | null;
}

/** "Continue with Google", when it is configured. The script is preloaded, so that the click can open its window. */
function GoogleButton({ clientId, redirect }: Props & { clientId: string }) {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const enter = useStartSession(redirect);
  const [login] = useLoginGoogleMutation();
  const [google, setGoogle] = useState<GoogleAccounts | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadGoogle().then(
      (loaded) => wanted && setGoogle(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  const byRedirect = (): void =>
    window.location.assign(`/api/auth/google?redirect=${encodeURIComponent(backFromGoogle(redirect))}`);
  const byWindow = async (accounts: GoogleAccounts): Promise<void> => {
    const answer = await requestGoogleCode(accounts, clientId);
    if (answer.kind === 'blocked') return byRedirect();
    if (answer.kind === 'failed') return toast.error(t('google.noToken'));
    if (answer.kind === 'closed') return undefined;
    const { data, error } = await login({ body: { google_access_token: answer.token } });
    const factors = secondFactorsOf(error);
    if (factors) return void navigate(secondStepPath(factors, redirect));
    if (!data) return toast.error(t('google.failed'), errorText(error));
    const failure = enter(data.access_token);
    return failure ? toast.error(t('google.failed'), errorText(failure)) : undefined;
  };
  const start = async (): Promise<void> => {
    // Without the script, the redirect to Google still works.
    if (!google) return byRedirect();
    setBusy(true);
    await byWindow(google);
    setBusy(false);
  };
  return (
    <div className={styles['google']}>
      <Button size="large" block loading={busy} icon={<GoogleLogo />} onClick={() => void start()}>
        {t('google.continue')}
      </Button>
      <p className={styles['or']}>{t('google.or')}</p>
    </div>
  );
}

export function GoogleSignIn({ redirect }: Props) {
  const { data } = useGetSignInOptionsQuery();
  const clientId = data?.data.googleClientId;
  return clientId ? <GoogleButton clientId={clientId} redirect={redirect} /> : null;
}
