import { isIP } from 'node:net';

const mapped4 = 0xffff;

/** What one subscriber has: a /24 of IPv4, a /56 of IPv6. Guesses are counted by it, for its addresses change at will. */
export function networkOf(given: string): string {
  const address = given.replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0) return 'unknown';
  if (version === 4) return networkOf4(address);
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] === mapped4 && groups.slice(0, 5).every((group) => group === 0))
    return networkOf4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

const networkOf4 = (address: string): string => `${address.split('.').slice(0, 3).join('.')}.0/24`;

/** The eight groups of an IPv6 address, which the URL parser writes in one form. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string): number[] =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
