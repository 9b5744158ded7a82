import { signUp } from '@fitfolio/auth-contract/sign-in';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { password, startAuth } from '../support/auth.js';
import { filesOf, mailTo } from '../support/mailbox.js';
import { startSmtp, type TestSmtp } from '../support/smtp.js';

interface MailRow {
  state: string;
  tries: number;
  error: string | null;
}

const join = (service: TestService, email: string): Promise<unknown> =>
  service.call(signUp, { body: { username: email, password } });
const mailOf = async (service: TestService, email: string): Promise<MailRow | undefined> => {
  const rows = await service.database.sql<MailRow>(
    'select state, tries, error from mail where recipient = $1',
    [email],
  );
  return rows[0];
};
const becomes = (service: TestService, email: string, wanted: Partial<MailRow>): Promise<void> =>
  eventually(async () => {
    expect(await mailOf(service, email)).toMatchObject(wanted);
  });

describe('mails by SMTP', () => {
  let smtp: TestSmtp;
  let service: TestService;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startAuth({ SMTP_URL: smtp.url });
  });
  beforeEach(() => {
    smtp.taken.length = 0;
  });
  afterAll(async () => {
    await service.close();
    await smtp.close();
  });

  it('go out once each, however many senders there are', async () => {
    await Promise.all([service.again('worker'), service.again('worker')]);
    const people = Array.from({ length: 12 }, (_, i) => `many${i}@example.com`);
    await Promise.all(people.map((email) => join(service, email)));
    await Promise.all(people.map((email) => becomes(service, email, { state: 'sent', tries: 1 })));
    const to = smtp.taken.map((letter) => /^To: (.*)$/m.exec(letter)?.[1]);
    expect(to.sort()).toEqual(people.sort());
  });

  it('are tried again after a refusal for now, and arrive once', async () => {
    smtp.answers.push('451 later');
    await join(service, 'later@example.com');
    await becomes(service, 'later@example.com', { state: 'queued', tries: 1 });
    expect((await mailOf(service, 'later@example.com'))?.error).toContain('451');
    await service.database.sql("update mail set due_at = now() where recipient = 'later@example.com'");
    await becomes(service, 'later@example.com', { state: 'sent', tries: 2, error: null });
    expect(smtp.taken).toHaveLength(1);
  });

  it('are given up after a refusal for good', async () => {
    smtp.answers.push('550 no such mailbox');
    await join(service, 'never@example.com');
    await becomes(service, 'never@example.com', { state: 'failed', tries: 1 });
    expect(smtp.taken).toEqual([]);
  });
});

it('mails wait where TLS is demanded and the server has none', async () => {
  const smtp = await startSmtp();
  const service = await startAuth({ SMTP_URL: smtp.url, SMTP_REQUIRE_TLS: 'true' });
  await join(service, 'secret@example.com');
  await becomes(service, 'secret@example.com', { state: 'queued', tries: 1 });
  expect((await mailOf(service, 'secret@example.com'))?.error).toMatch(/STARTTLS/);
  expect(smtp.taken).toEqual([]);
  await service.close();
  await smtp.close();
});

describe('mails as files', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startAuth();
  });
  afterAll(() => service.close());

  it('are sent anew when their sender died, into the same file with the same code', async () => {
    await join(service, 'died@example.com');
    const first = await mailTo(service, 'died@example.com', 'verify-email');
    const before = filesOf(service);
    await service.database.sql(`update mail set state = 'sending', due_at = now()`);
    await becomes(service, 'died@example.com', { state: 'sent', tries: 2 });
    const again = await mailTo(service, 'died@example.com', 'verify-email');
    const code = /^\d{6}\r?$/m;
    expect(code.exec(again)?.[0]).toBe(code.exec(first)?.[0]);
    expect(filesOf(service)).toEqual(before);
  });

  it('are not sent when their code would be dead', async () => {
    await service.database.sql(
      `insert into mail (id, kind, recipient, language, created_at)
       values (gen_random_uuid(), 'verify-email', 'stale@example.com', 'vi', now() - interval '16 minutes')`,
    );
    await becomes(service, 'stale@example.com', { state: 'failed', error: 'expired' });
  });
});
