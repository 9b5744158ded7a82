import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { z } from 'zod';
import { type Language, languages, RenderedPage } from './rendered-files.js';

/** How old an answer may be before it is asked for again, beside the request that found it old. */
const freshMs = 5_000;
const renderMs = 20_000;
const callMs = 3_000;
const outputBytesMax = 16 * 1024 * 1024;

const Output = z.array(RenderedPage).length(languages.length);

interface Kept {
  checkedAt: number;
  running: boolean;
  /** Of the answers and of the renderer; it changes with what the pages say. */
  digest: string;
  pages: Partial<Record<Language, RenderedPage>>;
}

/** Runs a remote's renderer in a process of its own: it is another team's code. */
function render(program: string, wanted: readonly object[]): Promise<readonly RenderedPage[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      { timeout: renderMs, maxBuffer: outputBytesMax, env: { NODE_ENV: 'production' } },
      (error, stdout) => {
        if (error) return reject(error);
        try {
          return resolve(Output.parse(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')));
        } catch (fault) {
          return reject(fault instanceof Error ? fault : new Error(String(fault)));
        }
      },
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(wanted));
  });
}

/** Pages that need answers of a service, such as prices: rendered anew when an answer has changed, the last good one kept. */
export class AnsweredPages {
  readonly #kept = new Map<string, Kept>();
  readonly #urlOf: (address: string) => string | null;
  readonly #log: (line: string) => void;

  constructor(urlOf: (address: string) => string | null, log: (line: string) => void) {
    this.#urlOf = urlOf;
    this.#log = log;
  }

  /** The page as it was last rendered; null until it was. `calls` are addresses by endpoint. */
  find(
    program: string,
    path: string,
    calls: Readonly<Record<string, string>>,
  ): Pick<Kept, 'digest' | 'pages'> | null {
    const key = `${program} ${path}`;
    const kept = this.#kept.get(key) ?? { checkedAt: 0, running: false, digest: '', pages: {} };
    this.#kept.set(key, kept);
    if (!kept.running && Date.now() - kept.checkedAt > freshMs)
      void this.#refresh(kept, program, path, calls);
    return kept.digest ? kept : null;
  }

  async #refresh(
    kept: Kept,
    program: string,
    path: string,
    calls: Readonly<Record<string, string>>,
  ): Promise<void> {
    kept.running = true;
    try {
      const replies = Object.fromEntries(
        await Promise.all(
          Object.entries(calls).map(async ([name, address]) => [name, await this.#ask(address)] as const),
        ),
      );
      const { mtimeMs } = statSync(program);
      const digest = createHash('sha256')
        .update(JSON.stringify([mtimeMs, replies]))
        .digest('hex');
      if (digest !== kept.digest) {
        const wanted = languages.map((language) => ({ path, language, replies }));
        const pages = await render(program, wanted);
        kept.pages = Object.fromEntries(languages.map((language, n) => [language, pages[n]]));
        kept.digest = digest;
      }
    } catch (error) {
      // What was rendered before stays. A service that has not started yet is no news.
      if (kept.digest)
        this.#log(`${path} could not be rendered anew: ${error instanceof Error ? error.message : error}`);
    } finally {
      kept.checkedAt = Date.now();
      kept.running = false;
    }
  }

  async #ask(address: string): Promise<unknown> {
    const url = this.#urlOf(address);
    if (!url) throw new Error(`No service answers ${address}.`);
    const reply = await fetch(url, { signal: AbortSignal.timeout(callMs) });
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
    return reply.json();
  }
}
