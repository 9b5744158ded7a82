import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const command = fileURLToPath(new URL('../bin/advisories.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
const file = join(folder, 'advisories.json');
const id = 'GHSA-aaaa-bbbb-cccc';
const found = {
  id: 1,
  url: `https://github.com/advisories/${id}`,
  title: 'reads what it should not',
  severity: 'high',
  vulnerable_versions: '<1000',
};
const empty = { date: null, lock: null, advisories: [], accepted: {} };

/** A registry whose packages have one vulnerability; without `answers` it takes no such question, as mirrors do. */
let registry: Server;
let answers = true;
beforeAll(async () => {
  registry = createServer((request, reply) => {
    const asked = answers && request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
    request.resume();
    reply.writeHead(asked ? 200 : 405, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(asked ? { saxes: [found] } : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

async function look(...args: string[]): Promise<{ code: unknown; said: string }> {
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, [command, '--snapshot', file, ...args], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_noproxy: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, said };
}

it('refuses a grave vulnerability of what is shipped, keeps it for later, and takes it with a reason', async () => {
  writeFileSync(file, JSON.stringify(empty));
  const online = await look('--save');
  expect(online.code).toBe(1);
  expect(online.said).toMatch(new RegExp(`✗ high ${id} saxes@[\\d.]+: ${found.title}`));

  answers = false;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as typeof empty;
  writeFileSync(file, JSON.stringify({ ...saved, date: '2020-01-01', lock: 'of another time' }));
  const offline = await look();
  expect(offline.code).toBe(1);
  expect(offline.said).toMatch(/The snapshot is of 2020-01-01, \d+ days old/);
  expect(offline.said).toContain('Packages have changed since');
  expect(offline.said).toContain(`✗ high ${id}`);

  writeFileSync(file, JSON.stringify({ ...saved, accepted: { [id]: 'it reads our own files only' } }));
  const accepted = await look();
  expect(accepted.code).toBe(0);
  expect(accepted.said).toContain('(accepted: it reads our own files only)');
});

it('says aloud when nothing is known', async () => {
  answers = false;
  writeFileSync(file, JSON.stringify(empty));
  expect(await look()).toMatchObject({ code: 0, said: expect.stringContaining('NOTHING IS KNOWN') });
});
