import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Tokens } from './tokens.js';

export const refresh = defineRoute({
  id: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Changes the refresh cookie for a new one and gives a new access token.',
  body: z.strictObject({}),
  reply: Tokens,
  errors: ['SESSION_EXPIRED', 'CROSS_SITE'],
  cookies: true,
});

export const logout = defineRoute({
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'Ends this session. Answers the same without one.',
  body: z.strictObject({}),
  status: 204,
  errors: ['CROSS_SITE'],
  cookies: true,
});
