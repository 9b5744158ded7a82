import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './product.js';

const run = promisify(execFile);

/** A copy of the site's folders that a test may change, in front of the services of the suite's product. */
export interface SiteCopy {
  readonly folder: string;
  readonly url: string;
  /** Keeps what is built of a remote as a release of this version; gives the folder of its files. */
  keep(name: string, version: string): string;
  /** Lets everybody try a version; null: nobody tries one. */
  letTry(name: string, stable: string, canary: string | null): void;
  /** People and failures of the versions that are tried, as the edge counts them. */
  counted(): Record<string, { readonly people: number; readonly failed: number }>;
  /** What the edge has said of remotes since the last call. */
  logged(): string[];
  /** A command in a folder of the copy, with the house's Node. */
  run(command: string, args: readonly string[], at?: string): Promise<void>;
  /** Contents of every file of the copy, but for what npm keeps and for one folder. */
  contents(without: string): Record<string, string>;
  close(): Promise<void>;
}

interface EdgeModule {
  startEdge(options: object): Promise<{ readonly url: string; close(): Promise<void> }>;
}

interface Kept {
  folderOf(name: string, version: string): string;
  save(spec: object, change: object): void;
}
interface FoldersModule {
  readonly ModuleFolders: new (root: string, log: (line: string) => void, kept: Kept) => object;
}
interface KeptModule {
  readonly KeptModules: new (folder: string) => Kept;
}
interface CountsModule {
  readonly Counts: new () => { read(): ReturnType<SiteCopy['counted']> };
}

/** A module of what stands before the site, as it is shipped. */
const built = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(join(root, 'deploy', file)).href)) as Module;

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  '.oxfmtrc.json',
];

/** Links to every installed package; those of the house lead into the copy. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@fitfolio'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@fitfolio' && name !== '.installed') symlinkSync(join(from, name), join(to, name));
  symlinkSync('../../shell/kit', join(to, '@fitfolio/web-kit'));
  const lock = readFileSync(join(folder, 'package-lock.json'));
  writeFileSync(join(to, '.installed'), createHash('sha256').update(lock).digest('hex'));
}

function copyFolders(folder: string): void {
  for (const name of copied) cpSync(join(root, name), join(folder, name));
  mkdirSync(join(folder, 'shell/host'), { recursive: true });
  symlinkSync(join(root, 'shell/kit'), join(folder, 'shell/kit'));
  for (const name of ['package.json', 'dist'])
    cpSync(join(root, 'shell/host', name), join(folder, 'shell/host', name), { recursive: true });
  cpSync(join(root, 'deploy/local/bin'), join(folder, 'deploy/local/bin'), { recursive: true });
  for (const remote of readdirSync(root).filter((name) => name.startsWith('mfe-')))
    for (const name of ['package.json', 'rspack.config.mjs', 'src/remote.ts', 'dist'])
      cpSync(join(root, remote, name), join(folder, remote, name), { recursive: true });
}

export async function copySite(): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-site-'));
  copyFolders(folder);
  linkPackages(folder);
  const product = JSON.parse(
    readFileSync(join(dirname(process.env['FITFOLIO_MAIL'] ?? ''), 'run.json'), 'utf8'),
  ) as { places: object[] };
  let lines: string[] = [];
  const { startEdge } = await built<EdgeModule>('edge/dist/server.js');
  const { ModuleFolders } = await built<FoldersModule>('registry/dist/folders.js');
  const { KeptModules } = await built<KeptModule>('registry/dist/kept-modules.js');
  const { Counts } = await built<CountsModule>('registry/dist/counts.js');
  const kept = new KeptModules(join(folder, '.releases'));
  const counts = new Counts();
  const log = (line: string): void => void lines.push(line);
  const edge = await startEdge({
    root: folder,
    host: '127.0.0.1',
    port: 0,
    source: new ModuleFolders(folder, log, kept),
    counts,
    routes: JSON.parse(readFileSync(join(root, 'deploy/routes.json'), 'utf8')) as object[],
    places: product.places,
    google: false,
    log,
  });
  return {
    folder,
    url: edge.url,
    keep(name, version) {
      const release = kept.folderOf(name, version);
      cpSync(join(folder, name, 'dist'), release, { recursive: true });
      // Its version is that of its folder.
      rmSync(join(release, 'release.json'));
      return release;
    },
    letTry(name, stable, canary) {
      const tried = canary === null ? {} : { canary: { version: canary, weight: 100, audience: [] } };
      kept.save(
        { name, stable, ...tried, previous: [], enabled: true },
        { verb: 'release', by: 'team', reason: '' },
      );
    },
    counted: () => counts.read(),
    logged() {
      const said = lines;
      lines = [];
      return said;
    },
    async run(command, args, at = '.') {
      const path = `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`;
      await run(command, args, { cwd: join(folder, at), env: { ...process.env, PATH: path } });
    },
    contents(without) {
      const skipped = ['node_modules', 'package-lock.json', 'shell/kit', without];
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((file) => !skipped.some((start) => file === start || file.startsWith(`${start}/`)));
      return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'base64')]));
    },
    async close() {
      await edge.close();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
