import { z } from 'zod';
import { shareTokenChars } from './limits.js';

/** What a link carries behind its `#`. It is sent in bodies, so that no log or history has it. */
export const LinkToken = z
  .string()
  .length(shareTokenChars)
  .regex(/^[\w-]+$/);
