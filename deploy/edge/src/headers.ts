/** What Google's sign-in needs (https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid). */
const googleSource = 'https://accounts.google.com/gsi/';

/**
 * Style needs a nonce because antd writes its rules at run time. Scripts are files of our own, the inline `scripts` with
 * these hashes, and Google's where signing in with Google is set up.
 */
export function contentSecurityPolicy(
  nonce: string,
  { google, scripts = [] }: { readonly google: boolean; readonly scripts?: readonly string[] },
): string {
  const also = google ? ` ${googleSource}` : '';
  const inline = scripts.map((hash) => ` ${hash}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${inline}${google ? ` ${googleSource}client` : ''}`,
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

/** Of every reply that has no policy of its own: what is no page loads nothing and is framed nowhere. */
export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";

export const pageHeaders = {
  'cache-control': 'no-cache',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
