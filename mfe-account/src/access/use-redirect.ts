import { safeRedirect } from '@fitfolio/web-kit/paths';
import { useSearchParams } from '@fitfolio/web-kit/router';

/** Where the visitor wanted to go, as far as it is ours; null for home. */
export const useRedirect = (): string | null => safeRedirect(useSearchParams()[0].get('redirect'));

/** A link between the pages of this feature that keeps the way on. */
export const withRedirect = (path: string, redirect: string | null): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
