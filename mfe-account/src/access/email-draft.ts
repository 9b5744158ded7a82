import { emailCharsMax } from '@fitfolio/auth-contract/user';
import { z } from 'zod';
import { tabDraft } from '../form/tab-draft.js';

/** The address, so that it need not be typed again on the other page or after a reload. */
export const emailDraft = tabDraft('account-email', z.string().max(emailCharsMax));
