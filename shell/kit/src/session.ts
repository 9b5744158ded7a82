// Entry point: who is signed in, and the guards of pages.
export { AccessGuard } from './session/access-guard.js';
export { sessionApi, useGetBalanceQuery, useGetMeQuery } from './session/session-api.js';
export { useAudience, type Audience } from './session/use-audience.js';
export { useCurrentUser } from './session/use-current-user.js';
export { makePasskey, signWithPasskey } from './session/passkey.js';
export { reauthentication } from './session/reauthentication-store.js';
export { useForgetSession } from './session/use-forget-session.js';
export { useRenewToken } from './session/use-renew-token.js';
export { useSession, type SessionInfo } from './session/use-session.js';
export { useSignIn } from './session/use-sign-in.js';
export { useSignOut } from './session/use-sign-out.js';
