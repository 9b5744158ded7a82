import { loadErrorResources, useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { useEffect, useRef } from 'react';
import { useStartSession } from '../use-start-session.js';
import { useRefreshMutation } from './google.api.js';

/** After the redirect from Google: starts a session with the new cookie, or shows the error. */
export function useGoogleRedirectResult(redirect: string | null): void {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const enter = useStartSession(redirect);
  const [refresh] = useRefreshMutation();
  const done = useRef(false);
  const refused = search.get('error');
  const back = search.get('from') === 'google';
  useEffect(() => {
    if (done.current || (!back && !refused)) return;
    done.current = true;
    const fail = (error: unknown): void => {
      toast.error(t('google.failed'), errorText(error));
      setSearch(
        (old) => {
          old.delete('from');
          old.delete('error');
          return old;
        },
        { replace: true },
      );
    };
    const sayRefusal = async (code: string): Promise<void> => {
      // The error code is in the address, not in a reply, so its texts must be loaded here.
      await loadErrorResources(code);
      fail({ status: 400, code, message: '' });
    };
    const renew = async (): Promise<void> => {
      const { data, error } = await refresh({ body: {} });
      const failure = data ? enter(data.access_token) : error;
      if (failure) fail(failure);
    };
    void (refused ? sayRefusal(refused) : renew());
  }, [back, refused, t, errorText, setSearch, enter, refresh]);
}
