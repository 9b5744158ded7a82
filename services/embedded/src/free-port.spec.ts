import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from './free-port.js';

const systemsOwn = '/proc/sys/net/ipv4/ip_local_port_range';

describe('a free port', () => {
  const open: Server[] = [];

  const listen = async (port: number): Promise<number> => {
    const server = createServer((socket) => socket.end());
    open.push(server);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };

  afterEach(() => {
    for (const server of open.splice(0)) server.close();
  });

  it('is never given twice, and can be listened on', async () => {
    const ports = await Promise.all(Array.from({ length: 100 }, () => freePort()));
    expect(new Set(ports).size).toBe(100);
    expect(await Promise.all(ports.map(listen))).toEqual(ports);
  });

  it('is none that the system gives to connections', async () => {
    const server = await listen(await freePort());
    const socket = connect(server, '127.0.0.1');
    await once(socket, 'connect');
    const port = await freePort();
    expect(port).toBeLessThan(Math.min(socket.localPort ?? 0, 32_768));
    if (existsSync(systemsOwn)) {
      const [from] = readFileSync(systemsOwn, 'utf8').split(/\s+/).map(Number);
      expect(port).toBeLessThan(from ?? 0);
    }
    socket.destroy();
  });
});
