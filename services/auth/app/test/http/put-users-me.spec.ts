import { userRenamed } from '@fitfolio/auth-contract/events';
import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, person, startAuth } from '../support/auth.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const update = (token: string, body: object): Promise<TestReply> =>
  service.call(updateMe, { body }, { token });

describe('PUT /users/me with an address that is not verified', () => {
  it('fills in what is unset, at once or bit by bit, and may say the same again', async () => {
    const token = await person(service, 'lan@example.com');
    expect((await update(token, { name: 'Lan', gender: 'female' })).status).toBe(200);
    expect((await update(token, { name: 'Lan', userType: 'recruiter' })).status).toBe(200);
    const { data } = getMe.reply.parse((await service.call(getMe, {}, { token })).body);
    expect(data).toMatchObject({
      name: 'Lan',
      gender: 'female',
      userType: 'recruiter',
      emailVerified: false,
    });
  });

  it('tells the other services each new name, once', async () => {
    const token = await person(service, 'ten@example.com');
    for (const name of ['Tên', 'Tên']) await update(token, { name });
    await update(token, { gender: 'male' });
    const { data } = getMe.reply.parse((await service.call(getMe, {}, { token })).body);
    const told = await service.database.sql<{ payload: unknown }>(
      `select payload from outbox where subject = $1 and payload->>'userId' = $2`,
      [userRenamed.subject, data.id],
    );
    expect(told.map(({ payload }) => userRenamed.payload.parse(payload).name)).toEqual(['Tên']);
  });

  it('takes from a name what nobody sees', async () => {
    const token = await person(service, 'unseen@example.com');
    const reply = await update(token, { name: '\u202eLan\u200b\r\n\u0007 Anh\ufeff ' });
    expect(reply.body).toMatchObject({ data: { name: 'Lan Anh' } });
    expect((await update(token, { name: '\u2066\u200b ' })).status).toBe(400);
  });

  it('changes nothing that is set, not even together with what is not', async () => {
    const token = await person(service, 'minh@example.com');
    await update(token, { name: 'Minh' });
    const refused = await update(token, { name: 'Khác', gender: 'male' });
    expect([refused.status, code(refused)]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(refused.body).toMatchObject({
      message: 'You need to verify your email before updating your profile.',
    });
    const { data } = getMe.reply.parse((await service.call(getMe, {}, { token })).body);
    expect(data).toMatchObject({ name: 'Minh', gender: null });
    await service.database.sql("update account set email_verified = true where email = 'minh@example.com'");
    expect((await update(token, { name: 'Khác', gender: 'male' })).status).toBe(200);
  });
});
