// A storm at the door for banks: true notices many times and in any order, and what must be turned away.
import { createHmac } from 'node:crypto';
import { query } from './doors.mjs';

const transfersMax = 30;
const copies = 4;
const atOnce = 20;
const timeoutMs = 30_000;
const staleSeconds = 3_600;

const sign = (secret, body, at) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

async function storm(product) {
  const { rows } = await query(
    product,
    'payments',
    `select id::text, content, amount_vnd::int as amount, paid_at from sandbox_transfer
     order by random() limit $1`,
    [transfersMax],
  );
  const now = Math.floor(Date.now() / 1000);
  const calls = rows.flatMap((row, n) => {
    const transfer = {
      id: row.id,
      amount: row.amount,
      content: row.content,
      paidAt: row.paid_at.toISOString(),
    };
    const body = JSON.stringify({ event: 'transfer.received', transfer });
    const good = { body, signature: sign(product.sandboxSecret, body, now), expected: 200 };
    // No bank booked this one: a receipt of it would be found in the books.
    const forged = JSON.stringify({
      event: 'transfer.received',
      transfer: { ...transfer, id: `forged-${n}` },
    });
    return [
      ...Array.from({ length: copies }, () => good),
      { body: forged, signature: sign('another secret', forged, now), expected: 401 },
      { body: forged, signature: sign(product.sandboxSecret, forged, now - staleSeconds), expected: 401 },
      { body: forged, signature: undefined, expected: 401 },
      { body: JSON.stringify(JSON.parse(body), null, 1), signature: good.signature, expected: 401 },
      { body: body.slice(0, -7), signature: good.signature, expected: 401 },
    ];
  });
  const waiting = product.random.shuffle(calls);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await tell(product, next);
    }),
  );
}

async function tell({ url, fail }, { body, signature, expected }) {
  const reply = await fetch(`${url}/api/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'x-sandbox-signature': signature }),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const refusedAsBroken = expected === 401 && reply.status === 400;
  if (reply.status !== expected && !refusedAsBroken)
    fail(`webhook: ${reply.status} instead of ${expected}: ${await reply.text()}`);
  else await reply.arrayBuffer();
}

export const webhookFaults = [{ name: 'a storm of webhooks', run: storm }];
