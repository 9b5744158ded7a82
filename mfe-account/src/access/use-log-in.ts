import { useTexts } from '@fitfolio/web-kit/i18n';
import { isAdminPath } from '@fitfolio/web-kit/paths';
import { sessionApi, useSignIn } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { useLoginMutation } from './access.api.js';
import type { LoginValues } from './access-rules.js';

const unreadable = { status: 200, code: 'UNEXPECTED_REPLY', message: 'The access token cannot be read.' };

/** Logs in; the guard of the page then leads on. Answers with why it failed, or null. */
export function useLogIn(redirect: string | null): (values: LoginValues) => Promise<unknown> {
  const t = useTexts('mfe-account');
  const [login] = useLoginMutation();
  const [fetchMe] = sessionApi.useLazyGetMeQuery();
  const signIn = useSignIn();

  const greetAdmin = async (): Promise<void> => {
    const me = await fetchMe();
    if (me.data?.data.is_admin) toast.success(t('login.welcomeAdmin'));
  };

  return async ({ email, password }) => {
    const reply = await login({ body: { username: email, password } });
    if (!reply.data) return reply.error;
    try {
      signIn(reply.data.access_token);
    } catch {
      return unreadable;
    }
    if (redirect && isAdminPath(redirect)) void greetAdmin();
    return null;
  };
}
