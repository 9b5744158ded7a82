import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { digestOf, hashOf } from '../release/release.js';

interface RemoteOptions {
  readonly name?: string;
  readonly paths?: Readonly<Record<string, string>>;
  readonly kit?: string;
  /** Told apart by this, as two builds are by their bytes. */
  readonly text?: string;
}

/** The static server of one release, on loopback. */
export class FakeRemote {
  readonly name: string;
  readonly version: string;
  /** Files by their names; a test may change what is sent. */
  readonly files: Map<string, string>;
  readonly #server = createServer((request, reply) => {
    const text = this.files.get((request.url ?? '').slice(1));
    if (text === undefined) reply.writeHead(404).end();
    else reply.end(text);
  });

  constructor({
    name = 'mfe-shop',
    paths = { '/shop': 'public' },
    kit = '^2.0',
    text = '',
  }: RemoteOptions = {}) {
    const entry = { files: ['js/remoteEntry.0a1b2c3d.js'], shared: [] };
    this.files = new Map([
      ['js/remoteEntry.0a1b2c3d.js', `// ${name} ${text}`],
      ['mf-manifest.json', JSON.stringify({ name: name.replaceAll('-', '_') })],
      ['remote.json', JSON.stringify({ paths, nav: [], entry, routes: {} })],
    ]);
    const hashes = Object.fromEntries(
      [...this.files].map(([file, content]) => [file, hashOf(Buffer.from(content))]),
    );
    this.name = name;
    this.version = `1.0.0-${digestOf(hashes)}`;
    this.files.set('release.json', JSON.stringify({ name, version: this.version, kit, files: hashes }));
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The slice that Kubernetes makes of its Service. */
  slice(ready = true) {
    return {
      metadata: {
        name: `${this.name}-${this.version}`,
        labels: { 'fitfolio.dev/module': this.name, 'fitfolio.dev/module-version': this.version },
      },
      addressType: 'IPv4',
      endpoints: [{ addresses: ['127.0.0.1'], conditions: { ready } }],
      ports: [{ name: 'http', port: this.#port }],
    };
  }
}
