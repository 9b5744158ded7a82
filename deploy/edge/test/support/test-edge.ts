import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@fitfolio/embedded/free-port';
import { ModuleFolders } from '@fitfolio/registry/folders';
import { type EdgeOptions, startEdge } from '../../src/server.js';

/** The edge before a small site and one service, `/api/notes`, which answers with what it was sent. */
export interface TestEdge {
  readonly url: string;
  /** The folder of the site. */
  readonly root: string;
  /** Puts a file into the site. */
  write(path: string, content: string): void;
  /** A connection on which a test writes what no HTTP client would. */
  raw(start: string, from?: string): Promise<Socket>;
  close(): Promise<void>;
}

const echo: RequestListener = (request, reply) => {
  void text(request).then(
    (body) => reply.end(JSON.stringify({ method: request.method, headers: request.headers, body })),
    () => reply.destroy(),
  );
};

export async function startTestEdge(given: Partial<EdgeOptions> = {}, listener = echo): Promise<TestEdge> {
  const root = mkdtempSync(join(tmpdir(), 'fitfolio-edge-'));
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  writeSite(write);
  const service: Server = createServer(listener);
  const port = await freePort();
  await new Promise<void>((done) => service.listen(port, '127.0.0.1', done));
  const edge = await startEdge({
    root,
    host: '127.0.0.1',
    port: 0,
    source: new ModuleFolders(root, () => {}),
    routes: [{ prefix: '/api/notes', service: 'notes' }],
    places: [{ service: 'notes', role: 'http', port }],
    google: false,
    log: () => {},
    ...given,
  });
  const url = edge.url.replace('localhost', '127.0.0.1');
  const sockets: Socket[] = [];
  return {
    url,
    root,
    write,
    raw: async (start, from = '127.0.0.1') => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress: from });
      sockets.push(socket);
      await new Promise<void>((done, fail) => socket.once('connect', done).once('error', fail));
      socket.on('error', () => {});
      socket.write(start);
      return socket;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await edge.close();
      service.closeAllConnections();
      await new Promise((done) => service.close(done));
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function writeSite(write: (path: string, content: string) => void): void {
  write('shell/host/dist/index.html', '<html><head><title>Fitfolio</title></head></html>');
  write('shell/host/dist/js/main.0a1b2c3d.js', 'main();');
  write('shell/host/dist/js/main.0a1b2c3d.js.br', 'packed');
  write('shell/host/dist/robots.txt', 'User-agent: *');
  write('shell/host/dist/mf-stats.json', '{}');
  const entry = { files: ['js/remoteEntry.0a1b2c3d.js'], shared: [] };
  const paths = { '/': 'public', '/pricing': 'public' };
  write('mfe-home/package.json', JSON.stringify({ name: '@fitfolio/mfe-home', version: '1.0.0' }));
  write('mfe-home/dist/mf-manifest.json', '{"name":"mfe_home"}');
  write('mfe-home/dist/mf-stats.json', '{}');
  write('mfe-home/dist/js/remoteEntry.0a1b2c3d.js', 'entry();');
  write('mfe-home/dist/remote.json', JSON.stringify({ paths, nav: [], entry, routes: {} }));
}
