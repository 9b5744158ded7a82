// What the last release said over NATS, said again to the services of this one: `deploy/released-messages.json` has messages
// and requests as they went over the wire. `npm run test:cluster -- --record-messages` writes it anew, with a release.
import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { withClient } from '../../local/bin/lib/audit.mjs';
import { root } from '../../local/bin/lib/prepare.mjs';
import { assertBooks, makeBuyer, productOf } from './people.mjs';
import { services, trial, until } from './world.mjs';

const file = join(root, 'deploy/released-messages.json');
const replyMs = 10_000;
const perSubjectMax = 2;

/** A connection with a service's own rights. */
async function connectAs(world, service) {
  const { data } = await world.get('secret', `fitfolio-${service}`);
  const word = (name) => Buffer.from(data[name], 'base64').toString();
  const servers = (await world.addressOf(`${trial}-nats`, 4222)).replace('http:', 'nats:');
  return connect({
    servers,
    user: word('NATS_USER'),
    pass: word('NATS_PASSWORD'),
    inboxPrefix: `_INBOX_${service}`,
  });
}

const perService = async (names, work) => Object.fromEntries(await Promise.all(names.map(work)));
const connectAll = (world) => perService(services, async (name) => [name, await connectAs(world, name)]);
const closeAll = (links) => Promise.all(Object.values(links).map((link) => link.close()));

/** Each subject a few times, in the order in which they were first said. */
function few(all) {
  const counts = new Map();
  return all.filter(({ subject }) => {
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return count <= perSubjectMax;
  });
}

/** An account ends days after its owner wanted it to: here its day is today. */
async function endAccount({ databaseOf }, userId) {
  await withClient(databaseOf('auth'), (db) =>
    db.query('update account set deletion_at = now() where id = $1', [userId]),
  );
  await until('the account is gone', 150, () =>
    withClient(databaseOf('auth'), async (db) => {
      const { rows } = await db.query(
        `select from outbox where subject = 'evt.auth.user.deleted.v1' and payload->>'userId' = $1`,
        [userId],
      );
      return rows.length > 0;
    }),
  );
}

/** One person does what people do; what the services say meanwhile is written down. */
async function record(world) {
  const product = await productOf(world);
  const links = await connectAll(world);
  const requests = [];
  for (const [name, link] of Object.entries(links))
    link.subscribe(`rpc.${name}.>`, {
      callback: (_, message) => {
        const { pattern, data } = message.json();
        requests.push({ subject: message.subject, pattern, data });
      },
    });
  await Promise.all(Object.values(links).map((link) => link.flush()));
  const buyer = await makeBuyer(world, 'recorded', 3);
  await buyer.order();
  const [order] = buyer.orders.values();
  await buyer.pay(order, 'pay');
  await assertBooks(product, [buyer]);
  await buyer.submit();
  for (let i = 0; i < 4; i += 1) await buyer.submitPremium();
  await assertBooks(product, [buyer]);
  const authorization = `Bearer ${await buyer.session.token()}`;
  const mine = (method, path, what) => {
    const sent = { method, headers: { 'content-type': 'application/json', authorization } };
    return fetch(`${world.url}/api${path}`, { ...sent, body: JSON.stringify(what) });
  };
  assert.equal((await mine('PUT', '/users/me', { name: 'Người được ghi' })).status, 200);
  await mine('POST', '/users/me/export', {});
  await closeAll(links);
  const { userId } = buyer;
  await endAccount(product, userId);
  const said = [];
  for (const name of services)
    await withClient(product.databaseOf(name), async (db) => {
      const { rows } = await db.query(
        `select subject, payload, created_at as at from outbox where subject not like '%.audit.written.%'
         and payload::text ~ $1 order by position`,
        [[userId, ...buyer.submitted, ...buyer.premium].join('|')],
      );
      said.push(...rows);
    });
  const messages = said.sort((a, b) => a.at - b.at).map(({ subject, payload }) => ({ subject, payload }));
  const lines = (all) => all.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const mineOnly = requests.filter(
    ({ data }) => JSON.stringify(data).includes(userId) || !('userId' in data),
  );
  writeFileSync(
    file,
    `{\n  "messages": [\n${lines(few(messages))}\n  ],\n  "requests": [\n${lines(few(mineOnly))}\n  ]\n}\n`,
  );
  return `${few(messages).length} messages, ${few(mineOnly).length} requests`;
}

/** By service: how many rows a table has. */
const counts = (databaseOf, table) =>
  perService(services, (name) =>
    withClient(databaseOf(name), async (db) => {
      const { rows } = await db.query(`select count(*)::int as n from ${table}`);
      return [name, rows[0].n];
    }),
  );

/** The consumers of each subject, as JetStream has them. */
async function consumersOf(world) {
  const reply = await fetch(
    `${await world.addressOf(`${trial}-nats`, 8222)}/jsz?acc=$G&consumers=true&config=true`,
  );
  const { account_details: accounts = [] } = await reply.json();
  return accounts
    .flatMap(({ stream_detail: streams = [] }) => streams)
    .flatMap(({ consumer_detail: consumers = [] }) => consumers);
}

const sum = (numbers) => Object.values(numbers).reduce((a, b) => a + b, 0);

const userDeleted = 'evt.auth.user.deleted.v1';

/** Says messages and waits until each consumer of each has handled it. How often that was. */
async function say(world, links, databaseOf, messages) {
  const subjects = (await consumersOf(world)).map(({ config }) => config.filter_subject);
  const due = messages.flatMap(({ subject }) => subjects.filter((one) => one === subject)).length;
  const handled = sum(await counts(databaseOf, 'inbox')) + due;
  for (const { subject, payload } of messages) {
    const h = headers();
    h.set('Outbox-Id', randomUUID());
    await jetstream(links[subject.split('.')[1]]).publish(subject, JSON.stringify(payload), { headers: h });
  }
  await until(`${due} times a message was handled`, 60, async () => {
    const waiting = (await consumersOf(world)).some((one) => one.num_pending + one.num_ack_pending > 0);
    return !waiting && sum(await counts(databaseOf, 'inbox')) >= handled;
  });
  return due;
}

async function replay(world) {
  const { messages, requests } = JSON.parse(readFileSync(file, 'utf8'));
  const { databaseOf } = await productOf(world);
  const dead = await counts(databaseOf, 'dead_letter');
  const isEnd = ({ subject }) => subject === userDeleted;
  const links = await connectAll(world);
  try {
    const begun = messages.filter((one) => !isEnd(one));
    let handled = await say(world, links, databaseOf, begun);
    await assertEffects(databaseOf, begun);
    const granted = await replayRequests(links, requests);
    const ends = messages.filter(isEnd);
    handled += await say(world, links, databaseOf, ends);
    for (const { payload } of ends) await assertGone(databaseOf, payload.userId);
    assert.deepEqual(await counts(databaseOf, 'dead_letter'), dead, 'no message became a dead letter');
    return `${messages.length} messages handled ${handled} times, ${requests.length} requests understood, ${granted} of them granted`;
  } finally {
    await closeAll(links);
  }
}

const rowOf = async (databaseOf, service, text, values) => {
  const { rows } = await withClient(databaseOf(service), (db) => db.query(text, values));
  return rows[0];
};
const rememberers = ['credits', 'payments', 'analysis'];
const knows = (databaseOf, service, userId) =>
  rowOf(databaseOf, service, 'select from person where user_id = $1 and email is not null', [userId]);

async function assertGone(databaseOf, userId) {
  for (const service of rememberers)
    assert.equal(await knows(databaseOf, service, userId), undefined, `${service} knows them no more`);
}

/** Who was registered is known everywhere, and has the tokens that were paid. */
async function assertEffects(databaseOf, messages) {
  const payloads = (subject) =>
    messages.filter((one) => one.subject === subject).map(({ payload }) => payload);
  for (const { userId } of payloads('evt.auth.user.registered.v1'))
    for (const service of rememberers)
      assert.ok(await knows(databaseOf, service, userId), `${service} knows them`);
  for (const { userId, paymentId, tokens } of payloads('evt.payments.payment.completed.v1')) {
    const found = await rowOf(
      databaseOf,
      'credits',
      `select e.amount::int as amount from transfer t join entry e on e.transfer_id = t.id
       where t.source = 'payment:' || $1 || ':credit' and e.account = 'user:' || $2`,
      [paymentId, userId],
    );
    assert.equal(found?.amount, tokens);
  }
}

/** No request is refused for its shape. The number of those that were granted, too. */
async function replayRequests(links, requests) {
  let granted = 0;
  for (const { subject, pattern, data } of requests) {
    const h = headers();
    h.set('Idempotency-Key', randomUUID());
    const from = subject.startsWith('rpc.credits') ? 'analysis' : 'credits';
    const packet = JSON.stringify({ pattern, id: randomUUID(), data });
    const reply = await links[from].request(subject, packet, { timeout: replyMs, headers: h });
    const { err } = reply.json();
    assert.ok(!err || (err.code !== 'INVALID_INPUT' && err.status < 500), `${subject}: ${err?.code}`);
    if (!err) granted += 1;
  }
  return granted;
}

export const recordChecks = [{ name: 'what the services say is written down', run: record }];
export const replayChecks = [{ name: 'messages of the last release are understood', run: replay }];
