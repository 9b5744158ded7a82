// What a broker may bring: messages that nobody can understand, and old ones said again in any order.
import { randomUUID } from 'node:crypto';
import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { patiently, query } from './doors.mjs';

const subjects = [
  'evt.payments.payment.completed.v1',
  'evt.auth.user.registered.v1',
  'evt.analysis.free-analysis.submitted.v1',
];
const bodies = [
  new Uint8Array([0xff, 0xfe, 0x00, 0x7b]),
  '{"cut off": ',
  'null',
  '[]',
  '{"paymentId":"1","userId":"2","tokens":-5}',
  `{"deep":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  JSON.stringify({ much: 'x'.repeat(800_000) }),
];
const againMax = 60;

/** Sends each kind of nonsense on each subject; the keys of the messages. */
export async function poison(product) {
  const keys = [];
  await saying(product, async (say) => {
    for (const subject of subjects)
      for (const body of bodies) {
        const key = randomUUID();
        product.poison.sent.add(key);
        await say(subject, body, key);
        keys.push(key);
      }
  });
  return keys;
}

async function again(product) {
  for (const service of ['payments', 'analysis']) {
    const { rows } = await query(
      product,
      service,
      'select id, subject, payload from outbox where sent_at is not null order by random() limit $1',
      [againMax],
    );
    await saying(product, async (say) => {
      for (const { id, subject, payload } of rows) await say(subject, JSON.stringify(payload), id);
    });
  }
}

/** `say(subject, body, outboxId)` publishes as a relay does; a stream may have to be made first. */
async function saying({ nats }, work) {
  const nc = await nats.connect();
  try {
    await work((subject, body, outboxId) => {
      const h = headers();
      h.set('Outbox-Id', outboxId);
      return patiently(() => jetstream(nc).publish(subject, body, { headers: h }));
    });
  } finally {
    await nc.close();
  }
}

/** A person looks at the dead letters that came of it and puts them away. */
export async function letPoisonDie(product) {
  const { sent, found } = product.poison;
  for (const service of ['credits', 'payments', 'analysis']) {
    const put = 'delete from dead_letter where key = any($1) returning key';
    const { rows } = await query(product, service, put, [[...sent]]);
    for (const { key } of rows) found.add(key);
  }
}

export const messageFaults = [
  { name: 'poison messages', run: poison },
  { name: 'old messages again, shuffled', run: again },
];
