import { isIP } from 'node:net';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
const inside =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)|^\[|\.(?:internal|local)$/;

/** Whether documents may be sent there: https to a public name, or this machine where the configuration allows it. */
export function mayAsk(text: string, loopbackAllowed: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return false;
  if (isLoopback(url.hostname)) return loopbackAllowed && /^https?:$/.test(url.protocol);
  return (
    url.protocol === 'https:' &&
    !inside.test(url.hostname) &&
    (isIP(url.hostname) > 0 || url.hostname.includes('.'))
  );
}
