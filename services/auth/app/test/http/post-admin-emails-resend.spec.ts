import { randomUUID } from 'node:crypto';
import { listEmails, resendEmail } from '@fitfolio/auth-contract/emails';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, person, startAuth } from '../support/auth.js';
import { codeIn, mailTo } from '../support/mailbox.js';
import { anAdmin } from '../support/people.js';

let service: TestService;
let boss: string;
beforeAll(async () => {
  service = await startAuth({ SWEEP_EVERY_SECONDS: '0.1' });
  boss = await anAdmin(service, 'boss@example.com');
  await person(service, 'lan@example.com');
});
afterAll(() => service.close());

const mailsWith = async (query: object) => {
  const reply = await service.call(listEmails, { query: query as never }, { token: boss });
  return listEmails.reply.parse(reply.body).data;
};
const resend = (id: string): Promise<TestReply> =>
  service.call(resendEmail, { params: { id }, body: {} }, { token: boss });

describe('POST /admin/emails/{id}/resend', () => {
  it('writes the mail once more, with a new code that ends the old one', async () => {
    const first = codeIn(await mailTo(service, 'lan@example.com', 'verify-email'));
    const [mail] = await mailsWith({ search: 'lan@', kind: 'verify-email', state: 'sent' });
    const reply = await resend(mail!.id);
    expect(reply.status).toBe(201);
    const again = resendEmail.reply.parse(reply.body).data;
    expect(again).toMatchObject({ kind: 'verify-email', recipient: 'lan@example.com' });
    expect(again.id).not.toBe(mail!.id);
    expect(codeIn(await mailTo(service, 'lan@example.com', 'verify-email', 2))).not.toBe(first);
  });

  it('refuses a mail that still waits, and one that does not exist', async () => {
    const id = randomUUID();
    await service.database.sql(
      `insert into mail (id, kind, language, recipient, due_at)
       values ($1, 'account-exists', 'vi', 'x@example.com', now() + interval '1 hour')`,
      [id],
    );
    const reply = await resend(id);
    expect([reply.status, code(reply)]).toEqual([409, 'MAIL_STILL_WAITING']);
    expect((await resend(randomUUID())).status).toBe(404);
    expect((await mailsWith({ state: 'queued' })).map((mail) => mail.id)).toEqual([id]);
    expect(await mailsWith({ kind: 'payment-receipt' })).toEqual([]);
  });

  it('has nothing to write again once mails are forgotten', async () => {
    await mailTo(service, 'boss@example.com', 'verify-email');
    await service.database.sql(
      "update mail set created_at = now() - interval '91 days' where recipient = 'boss@example.com'",
    );
    await eventually(async () => expect(await mailsWith({ search: 'boss@' })).toEqual([]));
    expect(await mailsWith({ search: 'lan@' })).not.toEqual([]);
  });
});
