import { isIPv4, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { EdgeProblem, sendProblem } from './problem.js';
import type { IsProxy } from './trusted-proxies.js';

/** What one address may hold at a time, and how often it may be refused. */
export interface AddressLimits {
  readonly requestsPerAddress: number;
  readonly connectionsPerAddress: number;
  /** A second. */
  readonly refusalsPerAddress: number;
}

const retrySeconds = 1;

/** Things held by each address, never more than `max` at a time. */
class Held {
  private readonly counts = new Map<string, number>();

  constructor(private readonly max: number) {}

  take(address: string): boolean {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.max) return false;
    this.counts.set(address, count + 1);
    return true;
  }

  release(address: string): void {
    const left = (this.counts.get(address) ?? 0) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}

/** One holder: an IPv4 address, or the /64 network that one IPv6 customer gets. */
export function holderOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped) || !isIPv6(address)) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** Bounds what one address holds, so that it cannot take the place of all others. */
export function limitAddresses(
  app: FastifyInstance,
  { requestsPerAddress, connectionsPerAddress }: Omit<AddressLimits, 'refusalsPerAddress'>,
  isProxy: IsProxy,
): void {
  const connections = new Held(connectionsPerAddress);
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    // Many people share the connections of a proxy.
    if (isProxy(remoteAddress)) return;
    const holder = holderOf(remoteAddress);
    if (connections.take(holder)) socket.once('close', () => connections.release(holder));
    else socket.destroy();
  });
  const requests = new Held(requestsPerAddress);
  app.addHook('onRequest', async (request, reply) => {
    const holder = holderOf(request.ip);
    if (requests.take(holder)) reply.raw.once('close', () => requests.release(holder));
    else
      return sendProblem(
        reply,
        request,
        new EdgeProblem(429, 'RATE_LIMITED', 'Too many calls at a time.', retrySeconds),
      );
    return undefined;
  });
}
