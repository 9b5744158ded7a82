import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const file = fileURLToPath(new URL('../bin/lib/options.mjs', import.meta.url));

/** In a process of its own: what is refused ends it. */
function read(
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
): { code: number | null; said: string } {
  const script = `import(${JSON.stringify(file)}).then(({ readOptions }) =>
    console.log(readOptions(${JSON.stringify(argv)}, ${JSON.stringify(env)}).host))`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}` };
}

it.each(['0.0.0.0', '::', '192.168.1.4'])(
  'listening at %s needs the site’s address: by localhost the services would take it for this machine only',
  (host) => {
    const { code, said } = read(['--host', host], {});
    expect(code).toBe(2);
    expect(said).toContain('PUBLIC_URL');
    expect(read([`--host=${host}`], { PUBLIC_URL: 'https://fitfolio.example' })).toEqual({
      code: 0,
      said: `${host}\n`,
    });
  },
);

it.each(['127.0.0.1', 'localhost', '::1', '127.0.0.2'])('listening at %s needs nothing', (host) => {
  expect(read(['--host', host], {})).toEqual({ code: 0, said: `${host}\n` });
});
