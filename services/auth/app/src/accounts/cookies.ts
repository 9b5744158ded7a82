import '@fastify/cookie';
import { isPlainLocalhost } from '@fitfolio/service-kit/http/cross-site';
import type { FastifyReply } from 'fastify';

interface Cookie {
  readonly name: string;
  readonly path: `/api/auth${string}`;
  readonly sameSite: 'strict' | 'lax';
}

export const refreshCookie: Cookie = { name: 'refresh_token', path: '/api/auth', sameSite: 'strict' };
export const deviceCookie: Cookie = { name: 'known_device', path: '/api/auth', sameSite: 'strict' };
/** Bound to the browser of the first step: no page and no other browser has it. */
export const challengeCookie: Cookie = {
  name: 'sign_in_challenge',
  path: '/api/auth/login',
  sameSite: 'strict',
};
/** Lax: Google leads back from another site. */
export const googleCookie: Cookie = { name: 'google_flow', path: '/api/auth/google', sameSite: 'lax' };

/**
 * A browser takes such a name from a page with TLS only, so that nobody on the way puts a cookie of theirs into its place.
 * `__Host-` would demand the path `/`, and these are sent to few paths on purpose.
 */
const nameOf = ({ name }: Cookie, publicUrl: string): string =>
  isPlainLocalhost(publicUrl) ? name : `__Secure-${name}`;

export const readCookie = (
  cookies: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
  cookie: Cookie,
): string | undefined => cookies[nameOf(cookie, publicUrl)];

/** For so many seconds by the browser's clock, which may not be ours. */
export const setCookie = (
  reply: FastifyReply,
  publicUrl: string,
  cookie: Cookie,
  { value, seconds }: { readonly value: string; readonly seconds: number },
): void => send(reply, publicUrl, cookie, value, { maxAge: seconds });

export const removeCookie = (reply: FastifyReply, publicUrl: string, cookie: Cookie): void =>
  send(reply, publicUrl, cookie, '', { expires: new Date(0) });

/** The session, until it ends. */
export function setRefreshCookie(
  reply: FastifyReply,
  publicUrl: string,
  { token, endsAt }: { readonly token: string; readonly endsAt: Date },
): void {
  const seconds = Math.max(0, Math.floor((endsAt.getTime() - Date.now()) / 1000));
  setCookie(reply, publicUrl, refreshCookie, { value: token, seconds });
}

function send(
  reply: FastifyReply,
  publicUrl: string,
  cookie: Cookie,
  value: string,
  end: { readonly maxAge: number } | { readonly expires: Date },
): void {
  void reply.setCookie(nameOf(cookie, publicUrl), value, {
    ...end,
    path: cookie.path,
    sameSite: cookie.sameSite,
    httpOnly: true,
    secure: !isPlainLocalhost(publicUrl),
  });
}
