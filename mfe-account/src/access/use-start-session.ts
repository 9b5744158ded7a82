import { useTranslation } from '@fitfolio/web-kit/i18n';
import { isAdminPath } from '@fitfolio/web-kit/paths';
import { sessionApi, useSignIn } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';

const unreadable = { status: 200, code: 'UNEXPECTED_REPLY', message: 'The access token cannot be read.' };

/** Starts a session; the page's guard then redirects. Returns the error, or null. */
export function useStartSession(redirect: string | null): (accessToken: string) => unknown {
  const { t } = useTranslation('mfe-account');
  const [fetchMe] = sessionApi.useLazyGetMeQuery();
  const signIn = useSignIn();
  const greetAdmin = async (): Promise<void> => {
    const me = await fetchMe();
    if (me.data?.data.is_admin) toast.success(t('login.welcomeAdmin'));
  };
  return (accessToken) => {
    try {
      signIn(accessToken);
    } catch {
      return unreadable;
    }
    if (redirect && isAdminPath(redirect)) void greetAdmin();
    return null;
  };
}
