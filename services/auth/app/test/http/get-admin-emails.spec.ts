import { listEmails } from '@fitfolio/auth-contract/emails';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { admin, code, person, startAuth, tokenOf } from '../support/auth.js';
import { codeIn, mailTo } from '../support/mailbox.js';

let service: TestService;
let lan: string;
let boss: string;
beforeAll(async () => {
  service = await startAuth({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  lan = await person(service, 'lan@example.com');
  await person(service, 'minh_1@example.com');
  boss = await tokenOf(service, admin.email, admin.password);
});
afterAll(() => service.close());

describe('GET /admin/emails', () => {
  it('is closed to everyone but administrators', async () => {
    expect((await service.call(listEmails)).status).toBe(401);
    const reply = await service.call(listEmails, {}, { token: lan });
    expect([reply.status, code(reply)]).toEqual([403, 'FORBIDDEN']);
  });

  it('shows what became of each mail, and no code', async () => {
    const mailed = codeIn(await mailTo(service, 'lan@example.com', 'verify-email'));
    const reply = await service.call(listEmails, { query: { search: 'LAN@' } as never }, { token: boss });
    const { data, page } = listEmails.reply.parse(reply.body);
    expect(page.total).toBe(1);
    const { id: _id, createdAt: _created, sentAt, ...shown } = data[0]!;
    expect(shown).toEqual({
      kind: 'verify-email',
      language: 'vi',
      recipient: 'lan@example.com',
      state: 'sent',
      tries: 1,
      error: null,
    });
    expect(sentAt).not.toBeNull();
    expect(Object.values(data[0]!)).not.toContain(mailed);
  });

  it('searches, sorts and pages', async () => {
    const recipients = async (query: object): Promise<string[]> => {
      const reply = await service.call(listEmails, { query: query as never }, { token: boss });
      return listEmails.reply.parse(reply.body).data.map((m) => m.recipient);
    };
    expect(await recipients({ sort: 'recipient' })).toEqual(['lan@example.com', 'minh_1@example.com']);
    expect(await recipients({ sort: '-recipient', pageSize: 1, page: 2 })).toEqual(['lan@example.com']);
    expect(await recipients({ search: '_' })).toEqual(['minh_1@example.com']);
    expect(
      (await service.call(listEmails, { query: { sort: 'error' } as never }, { token: boss })).status,
    ).toBe(400);
  });
});
