import { BlockList, isIP } from 'node:net';

export type IsProxy = (address: string) => boolean;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reads `10.0.0.0/8, 192.168.1.4, ::1`: whose word about a client's address is believed. */
export function trustedProxies(setting = ''): IsProxy {
  const list = new BlockList();
  for (const entry of setting.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    try {
      if (bits === undefined) list.addAddress(address, family(address));
      else list.addSubnet(address, Number(bits), family(address));
    } catch {
      throw new Error(`TRUSTED_PROXIES has ${entry}, which is no address and no network.`);
    }
  }
  return (address) => isIP(address) !== 0 && list.check(address, family(address));
}
