import '@fastify/cookie';
import { isPlainLocalhost } from '@fitfolio/service-kit/http/cross-site';
import type { FastifyReply } from 'fastify';
import { refreshCookie } from '../keys/token-keys.js';

/** Sets the refresh cookie; `null` removes it. */
export function setRefreshCookie(
  reply: FastifyReply,
  publicUrl: string,
  session: { token: string; endsAt: Date } | null,
): void {
  reply.setCookie(refreshCookie, session?.token ?? '', {
    path: '/api/auth',
    httpOnly: true,
    secure: !isPlainLocalhost(publicUrl),
    sameSite: 'strict',
    expires: session?.endsAt ?? new Date(0),
  });
}
