import { useNavigate } from '@fitfolio/web-kit/router';
import { useLoginMutation } from './access.api.js';
import type { LoginValues } from './access-rules.js';
import { secondFactorsOf, secondStepPath } from './second-step/use-second-step.js';
import { useStartSession } from './use-start-session.js';

/** Logs in with e-mail and password. Resolves to the error, or null, also when a second step follows. */
export function useLogIn(redirect: string | null): (values: LoginValues) => Promise<unknown> {
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  const enter = useStartSession(redirect);
  return async ({ email, password }) => {
    const { data, error } = await login({ body: { username: email, password } });
    if (data) return enter(data.access_token);
    const factors = secondFactorsOf(error);
    if (!factors) return error;
    await navigate(secondStepPath(factors, redirect));
    return null;
  };
}
