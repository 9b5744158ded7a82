import { isPlainLocalhost } from '@fitfolio/service-kit/http/cross-site';

/** The site as authenticators know it. An address of numbers cannot be one, so that on one machine it is `localhost`. */
export function relyingPartyOf(publicUrl: string): { readonly id: string; readonly origin: string } {
  const site = new URL(publicUrl);
  if (isPlainLocalhost(publicUrl)) site.hostname = 'localhost';
  return { id: site.hostname, origin: site.origin };
}
