import { randomUUID } from 'node:crypto';
import {
  estimateFitAnalysis,
  getFitAnalysisStatus,
  submitFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { creditsErrorCodes } from '@fitfolio/credits-contract/errors';
import { captureHold, getTokenBalance, holdTokens, releaseHold } from '@fitfolio/credits-contract/holds';
import type { Environment } from '@fitfolio/service-kit/config/service-config';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { brokenInvariants } from '@fitfolio/service-kit/testing/invariants';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { type TestRpc, testRpc } from '@fitfolio/service-kit/testing/test-rpc';
import {
  startTestService,
  type TestReply,
  type TestService,
} from '@fitfolio/service-kit/testing/test-service';
import { invariants } from '../../src/audit/invariants.js';
import { start } from './start.js';
import { type Form, formOf } from './submit.js';

const creditsProblem = problemOf(creditsErrorCodes);

interface Hold {
  readonly userId: string;
  state: 'held' | 'captured' | 'released' | 'refused';
}

/** Credits as its contract has it: holds end once, a repeated request gets the first answer. */
export class CreditsDouble {
  readonly balances = new Map<string, number>();
  readonly holds = new Map<string, Hold>();
  /** Every request that came, in order. */
  readonly asked: string[] = [];
  /** While set, no hold can be ended. */
  away = false;

  constructor(rpc: TestRpc) {
    rpc.handle(getTokenBalance, ({ userId }) => ({ balance: this.balances.get(userId) ?? 0 }));
    rpc.handle(holdTokens, ({ source, userId, ttlSeconds }) => {
      this.asked.push(`hold ${source}`);
      const made = this.holds.get(source) ?? this.hold(source, userId);
      if (made.state === 'refused')
        throw creditsProblem('INSUFFICIENT_TOKENS', 'There are not enough tokens.');
      if (made.state !== 'held') throw creditsProblem('HOLD_ENDED', 'This hold has ended.');
      const expiresAt = new Date(Date.now() + ttlSeconds * 1000).toISOString();
      return { source, balance: this.balances.get(userId) ?? 0, expiresAt };
    });
    rpc.handle(captureHold, ({ source }) => {
      this.end(source, 'captured');
      return { source, state: 'captured' as const };
    });
    rpc.handle(releaseHold, ({ source }) => {
      const { userId } = this.end(source, 'released');
      return { source, state: 'released' as const, balance: this.balances.get(userId) ?? 0 };
    });
  }

  /** What the hold's own time limit does. */
  expire(source: string): void {
    this.end(source, 'released');
  }

  statesOf(userId: string): string[] {
    return [...this.holds.values()].filter((hold) => hold.userId === userId).map(({ state }) => state);
  }

  private hold(source: string, userId: string): Hold {
    const balance = this.balances.get(userId) ?? 0;
    const made: Hold = { userId, state: balance > 0 ? 'held' : 'refused' };
    if (balance > 0) this.balances.set(userId, balance - 1);
    this.holds.set(source, made);
    return made;
  }

  private end(source: string, state: 'captured' | 'released'): Hold {
    if (this.away) throw problem('UNAVAILABLE', 'Credits is away.');
    this.asked.push(`${state} ${source}`);
    const hold = this.holds.get(source);
    if (hold === undefined || hold.state === 'refused') throw creditsProblem('HOLD_UNKNOWN', 'No such hold.');
    if (hold.state === state) return hold;
    if (hold.state !== 'held') throw creditsProblem('HOLD_ENDED', 'This hold has ended.');
    hold.state = state;
    if (state === 'released') this.balances.set(hold.userId, (this.balances.get(hold.userId) ?? 0) + 1);
    return hold;
  }
}

export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface Premium {
  readonly service: TestService;
  readonly credits: CreditsDouble;
  /** Whose account auth says is shut, and who it says is an administrator no more. */
  readonly disabled: Set<string>;
  readonly formerAdmins: Set<string>;
  person(tokens?: number): Promise<Person>;
  admin(): Promise<Person>;
  submit(person: Person, form?: Form, key?: string): Promise<TestReply>;
  estimate(person: Person, form?: Form): Promise<TestReply>;
  /** The id of an analysis that has ended so. */
  ended(person: Person, status?: 'completed' | 'failed', form?: Form): Promise<string>;
  untilEnded(person: Person, id: string, status: 'completed' | 'failed'): Promise<void>;
  /** The names of the invariants that do not hold. */
  broken(): Promise<string[]>;
  close(): Promise<void>;
}

/** Analysis with stand-ins for credits and auth, over real NATS and Postgres. */
export async function startPremium(env: Environment = {}): Promise<Premium> {
  const service = await startTestService(start, { env: { FIT_SWEEP_SECONDS: '0.2', ...env } });
  const rpc = await testRpc(service.nats);
  const credits = new CreditsDouble(rpc);
  const disabled = new Set<string>();
  const formerAdmins = new Set<string>();
  rpc.handle(checkPerson, ({ userId }) => ({
    active: !disabled.has(userId),
    isAdmin: !formerAdmins.has(userId),
  }));
  const send = (path: string, person: Person, form: Form, headers: Record<string, string>) =>
    service.raw('POST', path, {
      body: formOf(form),
      headers: { authorization: `Bearer ${person.token}`, ...headers },
    });
  const premium: Premium = {
    service,
    credits,
    disabled,
    formerAdmins,
    async person(tokens = 1) {
      const id = randomUUID();
      credits.balances.set(id, tokens);
      return { id, token: await service.token({ id }) };
    },
    async admin() {
      const id = randomUUID();
      return { id, token: await service.token({ id, isAdmin: true }) };
    },
    submit: (person, form = {}, key: string = randomUUID()) =>
      send(submitFitAnalysis.path, person, form, { 'idempotency-key': key }),
    estimate: (person, form = {}) => send(estimateFitAnalysis.path, person, form, {}),
    async ended(person, status = 'completed', form = {}) {
      const { data } = submitFitAnalysis.reply.parse((await premium.submit(person, form)).body);
      await premium.untilEnded(person, data.id, status);
      return data.id;
    },
    async untilEnded({ token }, id, status) {
      await eventually(async () => {
        const { body } = await service.call(getFitAnalysisStatus, { params: { id } }, { token });
        if (body.data.status !== status) throw new Error(`it is ${body.data.status}`);
      });
    },
    broken: () => brokenInvariants(service.database.sql, invariants),
    close: async () => {
      await rpc.close();
      await service.close();
    },
  };
  return premium;
}
