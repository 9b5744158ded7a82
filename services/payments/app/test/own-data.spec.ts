import { randomUUID } from 'node:crypto';
import { userRegistered, userRenamed } from '@fitfolio/auth-contract/events';
import { type ExportFile, exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import { listAllPayments } from '@fitfolio/payments-contract/admin';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Payments, startPayments } from './support/payments.js';

const exportPerson = exportPersonOf('payments');

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

async function exported(userId: string): Promise<ExportFile[]> {
  const files: ExportFile[] = [];
  let cursor: string | null = null;
  do {
    const page: { files: ExportFile[]; next: string | null } = await payments.rpc.request(exportPerson, {
      userId,
      cursor,
    });
    files.push(...page.files);
    cursor = page.next;
  } while (cursor !== null);
  return files;
}

it('is found by address and name while they are here, and nothing personal stays when they leave', async () => {
  const buyer = await payments.buyer();
  const { reference } = await payments.pending(buyer);
  const userId = buyer.id;
  const [email, name, now] = ['huong@example.com', 'Nguyễn Thị Hường', new Date().toISOString()];
  const tell = (event: { readonly subject: string }, fact: object) =>
    payments.service.nats.publish(event.subject, { userId, ...fact }, randomUUID());
  const token = await payments.service.token({ isAdmin: true });
  const found = async (search: string) =>
    (await payments.service.call(listAllPayments, { query: { search } as never }, { token })).body.data;
  await tell(userRenamed, { name, renamedAt: now });
  await tell(userRegistered, { email, registeredAt: now });
  for (const search of ['nguyen thi', 'huong@'])
    await eventually(async () => expect(await found(search)).toMatchObject([{ userId, email, name }]));
  await tell(userDeleted, { deletedAt: now });
  await eventually(async () => expect(await found('huong')).toEqual([]));
  expect(await found(reference)).toMatchObject([{ email: null, name: null }]);
});

it('tells of the transfers of a person too, with numbers as numbers', async () => {
  const buyer = await payments.buyer();
  const { id, reference, amountVnd } = await payments.pending(buyer);
  await payments.transfer(reference, amountVnd);
  await eventually(async () => expect((await payments.get(buyer, id)).status).toBe('completed'));
  const files = await exported(buyer.id);
  const told = files.map(({ name, content }) => [
    name,
    'text' in content ? (JSON.parse(content.text) as object[]) : [],
  ]);
  expect(told).toMatchObject([
    ['payments.json', [{ reference, amountVnd, finalAmount: amountVnd, state: 'completed' }]],
    ['receipts.json', [{ paymentId: id, content: reference, amountVnd, state: 'applied' }]],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/userId|orderCode|promoId|instructions|accepted/);
});

it('tells every payment of a person once, in pages that the bus can carry', async () => {
  const [buyer, other] = [await payments.buyer(), await payments.buyer()];
  const { id } = await payments.pending(buyer);
  await payments.pending(other);
  await payments.cancel(buyer, id);
  // All made in one moment: only their ids tell them apart.
  await payments.service.database.sql(
    `insert into payment (user_id, reference, state, reason, bundle, tokens, currency, original_amount,
       discount_amount, final_amount, amount_vnd, vnd_per_usd, method, language, provider, expires_at, closed_at)
     select user_id, 'PAGE' || n, state, reason, bundle, tokens, currency, original_amount, discount_amount,
       final_amount, amount_vnd, vnd_per_usd, method, language, provider, expires_at, closed_at
     from payment, generate_series(1, 500) n where id = $1`,
    [id],
  );
  const files = await exported(buyer.id);
  const told = files.flatMap(({ content }) =>
    'text' in content ? (JSON.parse(content.text) as { reference: string }[]) : [],
  );
  expect(files.map(({ name }) => name)[0]).toBe('payments.json');
  expect(files).toHaveLength(2);
  expect(new Set(told.map(({ reference }) => reference)).size).toBe(501);
  expect(told).toHaveLength(501);
});
