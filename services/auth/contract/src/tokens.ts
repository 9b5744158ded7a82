import { z } from 'zod';

/** What signing in answers; the refresh token travels in a cookie. */
export const Tokens = z.object({ access_token: z.string() });
