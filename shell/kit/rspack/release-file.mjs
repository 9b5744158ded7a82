import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only the build itself reads. */
const notShipped = /(^|\/)(mf-stats|release)\.json(\.br)?$/;

const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The last part of a version: it changes with any byte of the release. The registry computes it likewise. */
export function digestOf(files) {
  const lines = Object.keys(files)
    .sort()
    .map((file) => `${file} ${files[file]}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 10);
}

/** What a release says of itself but for its files; `kit`: the versions of the kit that it works with. */
function readOwn(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const kit = /\bkit:\s*'([^']+)'/.exec(readFileSync(join(folder, 'src/remote.ts'), 'utf8'))?.[1];
  if (!/^\^\d+\.\d+(\.\d+)?$/.test(kit ?? '')) throw new Error("src/remote.ts: kit is a range like '^2.0'");
  return { name: name.replace(/^@fitfolio\//, ''), version, kit };
}

/** What the folder of a built remote is as a release. */
export function releaseOf(dist, { name, version, kit }) {
  const files = Object.fromEntries(
    readdirSync(dist, { recursive: true })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(join(dist, file)).isFile() && !notShipped.test(file))
      .sort()
      .map((file) => [file, hashOf(readFileSync(join(dist, file)))]),
  );
  return { name, version: `${version}-${digestOf(files)}`, kit, files };
}

/** Writes `release.json` when every other file of the build is there: a version that is always the same bytes. */
export class ReleaseFilePlugin {
  constructor(folder) {
    this.own = readOwn(folder);
  }
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise({ name: 'ReleaseFile', stage: 100 }, async (compilation) => {
      const dist = compilation.outputOptions.path;
      writeFileSync(join(dist, 'release.json'), `${JSON.stringify(releaseOf(dist, this.own), null, 1)}\n`);
    });
  }
}
