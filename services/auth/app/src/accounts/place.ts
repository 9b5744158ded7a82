import { BlockList, isIP } from 'node:net';
import type { Place } from '@fitfolio/auth-contract/session';

const here = new BlockList();
here.addSubnet('127.0.0.0', 8, 'ipv4');
here.addAddress('::1', 'ipv6');

const local = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  local.addSubnet(net, prefix, 'ipv4');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** The class of an address, and of a public one its provider's part: never the address itself. */
export function placeOf(given: string): { readonly place: Place; readonly network: string | null } {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  if (version === 0) return { place: 'unknown', network: null };
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (here.check(address, family)) return { place: 'this-machine', network: null };
  if (local.check(address, family)) return { place: 'local-network', network: null };
  return { place: 'internet', network: version === 4 ? networkOf4(address) : networkOf6(address) };
}

const networkOf4 = (address: string): string => `${address.split('.').slice(0, 2).join('.')}.0.0/16`;

function networkOf6(address: string): string {
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  return `${groups[0] ?? '0'}:${groups[1] ?? '0'}::/32`;
}
