import { OutputLanguage } from '@fitfolio/contract-kit/common';
import { z } from 'zod';

const key = 'free-analysis-draft';

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
export const draftText = {
  read(): DraftText | null {
    try {
      const parsed = DraftText.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  write(draft: DraftText | null): void {
    try {
      if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is full or forbidden: the form itself still holds everything.
    }
  },
};
