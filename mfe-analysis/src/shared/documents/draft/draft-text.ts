import { OutputLanguage } from '@fitfolio/contract-kit/common';
import { storageKeys, storedJson } from '@fitfolio/web-kit/storage';
import { z } from 'zod';

const DraftText = z.object({
  /** Names the files of this draft: other tabs have their own. */
  id: z.string(),
  /** The user it was typed by; null for a visitor who had not logged in. */
  owner: z.string().nullable(),
  jobMode: z.enum(['text', 'file']),
  jobText: z.string(),
  outputLanguage: OutputLanguage.nullable(),
});
export type DraftText = z.output<typeof DraftText>;

/** The typed part of a draft: of this tab, until it is closed. */
export const draftText = storedJson(
  'session',
  storageKeys.analysisDraft,
  (content) => DraftText.safeParse(content).data ?? null,
);
