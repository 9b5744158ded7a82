import { safeRedirect } from '@fitfolio/web-kit/paths';
import { useSearchParams } from '@fitfolio/web-kit/router';

/** The target of `?redirect=` if it is a path of this site; null for home. */
export const useRedirect = (): string | null => safeRedirect(useSearchParams()[0].get('redirect'));

/** A link between the pages of this feature that keeps `?redirect=`. */
export const withRedirect = (path: string, redirect: string | null): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
