import { createHash } from 'node:crypto';
import type { ModelFault, ModelFeature } from '@fitfolio/analysis-contract/models';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { type Refusal, refuse } from '@fitfolio/fit-engine/truth/refuse';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import type { ModelLine } from './ask-model.js';
import { closeBreaker, countFailure, openUntil, reserve, settle } from './budget.js';
import { type MaskedLine, masker } from './mask.js';
import { ModelError } from './model-error.js';
import type { ModelSetting } from './model-setting.js';
import { ModelSettingsStore } from './model-settings.js';
import { promptOf } from './prompt.js';

export interface PhraseInput {
  readonly feature: ModelFeature;
  readonly lines: readonly string[];
  readonly language: OutputLanguage;
  /** Names, places, schools and employers that may not leave. */
  readonly identifiers: readonly string[];
  readonly signal?: AbortSignal;
  /** A test asks also while the mode is `test`, and asks each time. */
  readonly test?: boolean;
}

export interface PhrasedLine {
  /** The engine's line. */
  readonly engine: string;
  /** What the model made of it; null when it said nothing for this line. */
  readonly model: string | null;
  /** The line to show. */
  readonly text: string;
  readonly reasons: readonly Refusal[];
}

export interface Phrased {
  readonly lines: readonly PhrasedLine[];
  readonly faults: readonly ModelFault[];
  readonly callMs: readonly number[];
  readonly cost: number;
}

const linesPerCall = 12;
const rememberedMax = 2_000;
/** These say something of the server; the others do not count against it. */
const failures: readonly ModelFault[] = [
  'timeout',
  'unreachable',
  'rate-limited',
  'not-authorised',
  'not-found',
  'server-error',
  'refused-request',
  'reply-too-long',
  'reply-unreadable',
];

interface Batch {
  readonly setting: ModelSetting;
  readonly input: PhraseInput;
  readonly masked: readonly MaskedLine[];
  readonly signal: AbortSignal;
}

/** Lets the model of a feature phrase lines. It never throws, and no line says anything else than the engine's. */
@Injectable()
export class PhraseLines {
  /** What models said of masked lines: the same line again costs nothing. */
  private readonly remembered = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly settings: ModelSettingsStore,
  ) {}

  async phrase(input: PhraseInput): Promise<Phrased> {
    const said: (string | null)[] = input.lines.map(() => null);
    const faults: ModelFault[] = [];
    const callMs: number[] = [];
    let cost = 0;
    try {
      const setting = await this.settings.ready(input.feature);
      if (!setting) throw new ModelError('not-configured');
      if (setting.mode === 'off' || (setting.mode === 'test' && !input.test)) throw new ModelError('off');
      const deadline = AbortSignal.timeout(setting.deadlineMs);
      const signal = input.signal ? AbortSignal.any([deadline, input.signal]) : deadline;
      const mask = masker(input.identifiers);
      const masked = input.lines.map(mask);
      for (let from = 0; from < masked.length; from += linesPerCall) {
        const batch = { setting, input, masked: masked.slice(from, from + linesPerCall), signal };
        const started = performance.now();
        const reply = await this.ask(batch);
        if (reply.asked) callMs.push(performance.now() - started);
        cost += reply.cost;
        reply.texts.forEach((text, at) => (said[from + at] = text));
      }
    } catch (error) {
      faults.push(error instanceof ModelError ? error.fault : 'internal');
    }
    return { lines: input.lines.map((engine, at) => chosen(engine, said[at] ?? null)), faults, callMs, cost };
  }

  private async ask(batch: Batch) {
    const { setting, input, masked } = batch;
    const keys = masked.map(({ text }) => keyOf(setting, input.language, text));
    const known = keys.map((key) => (input.test ? undefined : this.remembered.get(key)));
    const lines: ModelLine[] = masked.flatMap(({ text }, at) =>
      known[at] === undefined ? [{ id: String(at), text }] : [],
    );
    const { texts, cost } = lines.length > 0 ? await this.call(batch, lines) : { texts: new Map(), cost: 0 };
    return {
      asked: lines.length > 0,
      cost,
      texts: masked.map(({ unmask }, at) => {
        const text: string | undefined = known[at] ?? texts.get(String(at));
        if (text === undefined) return null;
        this.remember(keys[at] ?? '', text);
        // A lost placeholder leaves the marks in the line, which the contract refuses.
        return unmask(text) ?? text;
      }),
    };
  }

  private async call({ setting, input, signal }: Batch, lines: readonly ModelLine[]) {
    const { feature } = setting;
    if (signal.aborted) throw new ModelError('timeout');
    if (await openUntil(this.database, feature)) throw new ModelError('breaker-open');
    const prompt = promptOf(setting.promptVersion, input.language);
    const reserved = await reserve(this.database, setting, prompt + JSON.stringify(lines));
    if (!reserved) throw new ModelError('over-budget');
    try {
      // Few installations have a model: its client is loaded where one is asked.
      const { askModel } = await import('./ask-model.js');
      const reply = await askModel({ ...setting, prompt, lines, signal });
      const cost = await settle(this.database, setting, reserved, reply);
      await closeBreaker(this.database, feature);
      return { texts: reply.texts, cost };
    } catch (error) {
      // What a failed call used is not known, so its reservation stands.
      if (error instanceof ModelError && failures.includes(error.fault))
        await countFailure(this.database, feature);
      throw error;
    }
  }

  private remember(key: string, text: string): void {
    if (this.remembered.size >= rememberedMax) this.remembered.clear();
    this.remembered.set(key, text);
  }
}

const keyOf = (
  { feature, baseUrl, model, promptVersion }: ModelSetting,
  language: string,
  text: string,
): string =>
  createHash('sha256')
    .update(JSON.stringify([feature, baseUrl, model, promptVersion, language, text]))
    .digest('base64');

function chosen(engine: string, model: string | null): PhrasedLine {
  const reasons = model === null ? [] : refuse(model, [engine]);
  return { engine, model, text: model !== null && reasons.length === 0 ? model : engine, reasons };
}
