import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from '../left-out.js';
import { digestOf, hashOf, ReleaseFile } from './release.js';

const requestMs = 10_000;
const fileBytesMax = 32 * 1024 * 1024;
const releaseBytesMax = 128 * 1024 * 1024;
const filesMax = 2_000;
const atOnce = 8;

/** A release that is not what it says it is. What else goes wrong may be over with the next try. */
export class BrokenRelease extends Error {
  constructor(readonly fault: Fault) {
    super(fault.reason);
  }
}

interface Source {
  readonly name: string;
  readonly version: string;
  /** Where its files are: any of them does. */
  readonly urls: readonly string[];
}

async function download(url: string): Promise<Buffer> {
  const reply = await fetch(url, {
    signal: AbortSignal.timeout(requestMs),
    redirect: 'error',
    // A packed file is a file like any other.
    headers: { 'accept-encoding': 'identity' },
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > fileBytesMax) throw new Error(`${url} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseReleaseFile(text: string): ReleaseFile | null {
  try {
    return ReleaseFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function copyFrom(url: string, { name, version }: Source, folder: string): Promise<void> {
  const broken = (reason: Fault['reason'], file: string) => new BrokenRelease({ reason, about: file });
  const bytes = await download(`${url}/release.json`);
  const release = parseReleaseFile(bytes.toString('utf8'));
  if (!release) throw broken('manifest-broken', 'release.json');
  const files = Object.entries(release.files);
  const isItself =
    release.name === name && release.version === version && version.endsWith(`-${digestOf(release.files)}`);
  if (!isItself || files.length > filesMax) throw broken('integrity-broken', 'release.json');
  writeFileSync(join(folder, 'release.json'), bytes);
  let total = 0;
  const next = async (): Promise<void> => {
    for (let entry = files.pop(); entry; entry = files.pop()) {
      const [file, hash] = entry;
      // oxlint-disable-next-line no-await-in-loop -- some at once, not all
      const content = await download(`${url}/${file}`);
      total += content.byteLength;
      if (hashOf(content) !== hash || total > releaseBytesMax) throw broken('integrity-broken', file);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/**
 * Copies every file of a release into `folder`, which is there as a whole or not at all. Throws `BrokenRelease` when a file is
 * not what `release.json` says.
 */
export async function mirrorRelease(source: Source, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  let failure: unknown = new Error(`No address of ${source.name} ${source.version} is known`);
  for (const url of source.urls) {
    const draft = mkdtempSync(join(dirname(folder), '.copy-'));
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next is only for when this one fails
      await copyFrom(url, source, draft);
      renameSync(draft, folder);
      return;
    } catch (error) {
      failure = error;
      rmSync(draft, { recursive: true, force: true });
    }
  }
  throw failure;
}
