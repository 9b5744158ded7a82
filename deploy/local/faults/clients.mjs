// Buyers who do what buyers do while things break, and write down every answer they got.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { candidateSample, postSample, premiumSample, sample } from './sample.mjs';

const timeoutMs = 8_000;
const triesMax = 60;

/** One call; `undefined` when nobody answered in time or in order. */
async function once(session, method, path, body, headers) {
  const isForm = body instanceof FormData;
  try {
    const reply = await fetch(`${session.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await session.token()}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.status === 401) {
      session.forget();
      return undefined;
    }
    if (reply.status >= 500 || reply.status === 409 || reply.status === 429) {
      const refused = await reply.json().catch(() => ({}));
      const again = reply.status !== 409 || refused.code === 'IDEMPOTENCY_IN_FLIGHT';
      return again ? undefined : { status: reply.status, body: refused };
    }
    return { status: reply.status, body: reply.status === 204 ? null : await reply.json() };
  } catch {
    return undefined;
  }
}

/** Asked again with the same key until there is an answer, as a good client does. */
async function call(session, method, path, body, key) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  for (let tries = 0; tries < triesMax; tries += 1) {
    const answer = await once(session, method, path, body, headers);
    if (answer !== undefined) return answer;
    await pause(200 + 20 * tries);
  }
  throw new Error(`${method} ${path}: no answer after ${triesMax} tries`);
}

/** Candidates of one screening. */
const batch = 3;

const planTypes = ['active-job-seeker', 'dream-job-check', 'casual-development'];
const interviewSessions = [1, 2, 3];
/** What can be ordered of a premium result, by the kinds of its table. */
const orders = {
  'career-plan': (id) =>
    planTypes.map((type) => ({ path: `/fit-analysis/${id}/career-plan?career_plan_type=${type}` })),
  cv: (id) => [{ path: `/fit-analysis/${id}/cv` }],
  interview: (id) =>
    interviewSessions.map((session) => ({ path: `/fit-analysis/${id}/interviews`, body: { session } })),
};

/** What one buyer may do, and the log of what they were told. */
export class Buyer {
  constructor(session, userId, random, bundle) {
    Object.assign(this, { session, userId, random, bundle });
    /** Orders made: id → { reference, amountVnd, paid: transfers tried, booked: those the bank said it booked, cancelled }. */
    this.orders = new Map();
    /** Coupon code → granted tokens, as told. */
    this.redeemed = new Map();
    /** Analyses taken, by their ids. */
    this.submitted = [];
    /** Premium analyses taken, by their ids. */
    this.premium = [];
    /** Plans, CVs and interviews taken, by their ids. */
    this.products = new Set();
    /** The orders they were taken with. */
    this.ordered = new Set();
    /** Candidates of screenings taken: id → { started, removed }. */
    this.candidates = new Map();
    this.operations = 0;
  }

  async act() {
    this.operations += 1;
    const open = [...this.orders.values()].filter((o) => !o.cancelled && o.paid === 0);
    const wish =
      open.length >= 4
        ? 'pay'
        : this.random.pick(['order', 'pay', 'pay', 'pay', 'twice', 'quiet', 'late', 'cancel', 'refresh']);
    const order = this.random.pick([...this.orders.values()]);
    if (wish === 'order' || order === undefined) return this.order();
    if (wish === 'cancel') return this.cancel(this.random.pick(open) ?? order);
    if (wish === 'refresh') return void (await this.post('/credits/payments/refresh', { id: order.id }));
    const target = wish === 'late' ? order : (this.random.pick(open) ?? order);
    return this.pay(target, wish);
  }

  async order() {
    const { id: bundleId, priceVnd: finalAmount } = this.bundle;
    const body = { bundleId, currency: 'VND', method: 'qr', finalAmount };
    const { status, body: reply } = await this.post('/credits/purchase', body, randomUUID());
    if (status === 409) return;
    if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(reply)}`);
    const { id, reference, amountVnd } = reply.data;
    this.orders.set(id, { id, reference, amountVnd, paid: 0, booked: 0, cancelled: false });
  }

  async pay(order, how) {
    const more = how === 'twice' ? { times: 2 } : how === 'quiet' ? { tell: false } : {};
    const body = { content: `CT ${order.reference} FF`, amount: order.amountVnd, ...more };
    // The bank books each call: no blind repeats here. Whether it booked is settled from its own statement.
    const answer = await once(this.session, 'POST', '/payments/sandbox/transfers', body, {});
    order.paid += 1;
    if (answer?.status === 201) order.booked += 1;
  }

  async cancel(order) {
    const { status } = await this.post('/credits/payments/cancel', { id: order.id });
    if (status === 200) order.cancelled = true;
  }

  async redeem(code, tokens) {
    this.operations += 1;
    const { status } = await this.post('/credits/redeem', { code }, `redeem-${code}`);
    if (status === 200) this.redeemed.set(code, tokens);
  }

  async submit() {
    this.operations += 1;
    const { status, body } = await call(this.session, 'POST', '/free-analysis', sample());
    if (status !== 202) throw new Error(`analysis: ${status} ${JSON.stringify(body)}`);
    this.submitted.push(body.data.id);
  }

  /** One in three fails unless told otherwise, for its token has to come back too. */
  async submitPremium(fails = this.random.below(3) === 0) {
    this.operations += 1;
    const key = randomUUID();
    const form = premiumSample(key, fails);
    const { status, body } = await call(this.session, 'POST', '/fit-analysis', form, key);
    if (status === 202) this.premium.push(body.data.id);
    else if (body.code !== 'INSUFFICIENT_TOKENS' && body.code !== 'SUBMISSION_EXPIRED')
      throw new Error(`premium analysis: ${status} ${JSON.stringify(body)}`);
    await this.buyWhenShort(body);
  }

  /** Waits until the newest premium analysis is completed. */
  async hasResult() {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const { data } = await this.get(`/fit-analysis/${this.premium.at(-1)}/status`);
      if (data.status === 'completed') return;
      await pause(1_000);
    }
    throw new Error('no premium result');
  }

  /** Features use up what a buyer has: who is short buys before the next wish. */
  async buyWhenShort({ code }) {
    if (code === 'INSUFFICIENT_TOKENS') for (let i = 0; i < 3; i += 1) await this.act();
  }

  /** What brings somebody to a named point: `premium`, `screening`, or the kind of a product. */
  async reach(aim) {
    if (aim === 'premium') return this.submitPremium();
    return aim === 'screening' ? this.screen() : this.orderProduct(aim);
  }

  /** A plan, a CV or an interview that stands nowhere yet, for the same one again takes no token. */
  async orderProduct(kind = this.random.pick(Object.keys(orders))) {
    this.operations += 1;
    const wanted = this.premium
      .flatMap(orders[kind])
      .filter((order) => !this.ordered.has(JSON.stringify(order)));
    // An analysis has one CV: who has ordered all there are needs another analysis first.
    if (wanted.length === 0) return this.submitPremium();
    const order = this.random.pick(wanted);
    const { path } = order;
    const { status, body } = await this.post(path, order.body, randomUUID());
    if (status === 202) this.products.add(body.data.id);
    else if (!['INSUFFICIENT_TOKENS', 'SUBMISSION_EXPIRED', 'RESULT_NOT_READY'].includes(body.code))
      throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    if (status === 202 && body.data.status !== 'failed') this.ordered.add(JSON.stringify(order));
    await this.buyWhenShort(body);
  }

  /** A batch is read, started, and now and then a part of it removed while it runs. */
  async screen() {
    this.operations += 1;
    const { status, body } = await this.post('/screenings', postSample(), randomUUID());
    if (status !== 201) throw new Error(`screening: ${status} ${JSON.stringify(body)}`);
    const path = `/screenings/${body.data.id}`;
    const ids = [];
    for (let i = 0; i < batch; i += 1) {
      const key = randomUUID();
      const added = await this.post(`${path}/candidates`, candidateSample(key), key);
      if (added.status !== 201) throw new Error(`candidate: ${added.status} ${JSON.stringify(added.body)}`);
      ids.push(added.body.data.id);
      this.candidates.set(added.body.data.id, { started: false, removed: false });
    }
    await this.start(path, ids);
    await this.removeSome(path, ids);
  }

  /** As many as there are tokens for; who has none buys first. */
  async start(path, ids) {
    let candidateIds = ids;
    for (let tries = 0; tries < 3; tries += 1) {
      const { status, body } = await this.post(`${path}/start`, { candidateIds });
      // Whom a lost reply told of, a repeated one does not name again.
      if (status === 202) for (const id of body.data.started) this.candidates.get(id).started = true;
      if (status === 202 || body.code === 'SUBMISSION_EXPIRED') return;
      if (body.code !== 'INSUFFICIENT_TOKENS') throw new Error(`start: ${status} ${JSON.stringify(body)}`);
      const balance = body.details?.balance ?? 0;
      if (balance > 0) candidateIds = candidateIds.slice(0, balance);
      else for (let i = 0; i < 4; i += 1) await this.act();
    }
  }

  async removeSome(path, ids) {
    const wish = this.random.pick(['nothing', 'nothing', 'one', 'all']);
    if (wish === 'nothing') return;
    const gone = wish === 'all' ? ids : [this.random.pick(ids)];
    const where = wish === 'all' ? path : `${path}/candidates/${gone[0]}`;
    const { status } = await call(this.session, 'DELETE', where);
    // A repeated call finds a screening that it has removed no more.
    if (status !== 204 && !(wish === 'all' && status === 404)) throw new Error(`${where}: ${status}`);
    for (const id of gone) this.candidates.get(id).removed = true;
  }

  post(path, body, key) {
    return call(this.session, 'POST', path, body, key);
  }

  async get(path) {
    return (await call(this.session, 'GET', path)).body;
  }
}
