import { useLoginMutation } from './access.api.js';
import type { LoginValues } from './access-rules.js';
import { useStartSession } from './use-start-session.js';

/** Logs in with e-mail and password. Resolves to the error, or null. */
export function useLogIn(redirect: string | null): (values: LoginValues) => Promise<unknown> {
  const [login] = useLoginMutation();
  const enter = useStartSession(redirect);
  return async ({ email, password }) => {
    const { data, error } = await login({ body: { username: email, password } });
    return data ? enter(data.access_token) : error;
  };
}
