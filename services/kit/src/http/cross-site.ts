const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The site is served on this machine only, without TLS. */
export function isPlainLocalhost(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && loopback.has(hostname);
}

/**
 * Whether a browser sent this from another site. Programs that send neither header cannot be tricked by a page
 * and pass. On one machine `localhost` and `127.0.0.1` are the same site.
 */
export function isCrossSite(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  publicUrl: string,
): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  return origin !== undefined && (typeof origin !== 'string' || !sameSite(origin, publicUrl));
}

function sameSite(origin: string, publicUrl: string): boolean {
  const ours = new URL(publicUrl);
  if (origin === ours.origin) return true;
  if (!isPlainLocalhost(publicUrl) || !URL.canParse(origin)) return false;
  const theirs = new URL(origin);
  // A browser sends an origin and nothing else: no name before the host, no path after it.
  if (theirs.origin !== origin) return false;
  return theirs.protocol === ours.protocol && theirs.port === ours.port && loopback.has(theirs.hostname);
}
