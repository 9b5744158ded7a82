import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { fitting } from '@fitfolio/web-kit/shape';
import { storageKeys, storedJson } from '@fitfolio/web-kit/storage';
import type { JobMode } from './form-input.js';

interface DraftText {
  /** Names the files of this draft: other tabs have their own. */
  readonly id: string;
  /** The user it was typed by; null for a visitor who had not logged in. */
  readonly owner: string | null;
  readonly jobMode: JobMode;
  readonly jobText: string;
  readonly outputLanguage: OutputLanguage | null;
  /** A visitor asked for the analysis and was sent to log in: it starts when they are back. */
  readonly wanted?: boolean | undefined;
}

/** The typed part of a draft: of this tab, until it is closed. */
export const draftText = storedJson('session', storageKeys.analysisDraft, (content) =>
  fitting<DraftText>(
    {
      id: 'string',
      owner: ['either', 'null', 'string'],
      jobMode: ['word', 'text', 'file'],
      jobText: 'string',
      outputLanguage: ['either', 'null', ['word', 'en', 'vi']],
      'wanted?': 'boolean',
    },
    content,
  ),
);
