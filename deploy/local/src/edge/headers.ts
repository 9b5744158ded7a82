/** What Google's sign-in needs (https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid). */
const googleSource = 'https://accounts.google.com/gsi/';

/**
 * Style needs a nonce because antd writes its rules at run time; scripts are files of our own only, and Google's where
 * signing in with Google is set up.
 */
export function contentSecurityPolicy(nonce: string, { google }: { readonly google: boolean }): string {
  const also = google ? ` ${googleSource}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${google ? ` ${googleSource}client` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also}`,
    `frame-src 'self'${also}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const pageHeaders = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
