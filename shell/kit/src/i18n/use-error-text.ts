import { isApiError } from '../api/api-error.js';
import { formatDuration } from '../format.js';
import { loadErrorResources } from './error-resources.js';
import { i18n } from './i18n.js';
import { useTranslation } from './use-translation.js';

/** What to tell the reader about a failed call: by its code, else the server's own words, else a general sentence. */
export function errorText(error: unknown): string {
  const unknown = i18n.t('errors:UNKNOWN');
  if (!isApiError(error)) return unknown;
  if (error.status === 429 && error.code === 'RATE_LIMITED' && error.retryAfter) {
    return i18n.t('errors:RATE_LIMITED_FOR', { wait: formatDuration(error.retryAfter * 1000) });
  }
  if (!i18n.exists(`errors:${error.code}`)) void loadErrorResources(error.code);
  return i18n.exists(`errors:${error.code}`) ? i18n.t(`errors:${error.code}`) : error.message || unknown;
}

/** `errorText` that follows the language, and words that are still on their way. */
export function useErrorText(): (error: unknown) => string {
  useTranslation('errors');
  return errorText;
}
