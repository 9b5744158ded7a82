import { randomUUID } from 'node:crypto';
import { mailRequestedBy } from '@fitfolio/auth-contract/mail-request';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { person, startAuth } from '../support/auth.js';
import { mailTo } from '../support/mailbox.js';
import { idOf } from '../support/people.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const { subject } = mailRequestedBy('payments');
const values = { amount: '199.000 ₫', tokens: 50, reference: 'FF-2026-77', date: '21/11/2026' };
const requestFor = (userId: string, requestId = randomUUID()) => ({
  requestId,
  userId,
  language: 'en',
  mail: { kind: 'payment-receipt', values },
});

it('writes the mail another service asks for, once however often the request comes', async () => {
  await person(service, 'lan@example.com');
  const request = requestFor(await idOf(service, 'lan@example.com'));
  await service.nats.publish(subject, request, 'one');
  await service.nats.publish(subject, request, 'the same under another id');
  const later = requestFor(request.userId);
  await service.nats.publish(subject, later, 'two');
  const mail = await mailTo(service, 'lan@example.com', 'payment-receipt', 2);
  expect(mail).toContain('Subject: Your receipt for payment FF-2026-77');
  expect(mail).toContain('Tokens: 50');
});

it('writes to nobody who is gone or disabled', async () => {
  await person(service, 'off@example.com');
  await person(service, 'on@example.com');
  const id = await idOf(service, 'off@example.com');
  await service.database.sql('update account set disabled = true where id = $1', [id]);
  await service.nats.publish(subject, requestFor(id), 'off');
  await service.nats.publish(subject, requestFor(randomUUID()), 'gone');
  await service.nats.publish(subject, requestFor(await idOf(service, 'on@example.com')), 'on');
  await mailTo(service, 'on@example.com', 'payment-receipt');
  const rows = await service.database.sql(
    "select 1 from mail where kind = 'payment-receipt' and recipient like 'off@%'",
  );
  expect(rows).toEqual([]);
});

it('writes to whom a screening was shared with, by whom and of which post', async () => {
  await person(service, 'member@example.com');
  const userId = await idOf(service, 'member@example.com');
  const values = { by: 'recruiter@example.com', title: 'Chief accountant' };
  const mail = { kind: 'screening-shared', values };
  const request = { requestId: randomUUID(), userId, language: 'en', mail };
  await service.nats.publish(mailRequestedBy('analysis').subject, request, 'shared');
  const letter = await mailTo(service, 'member@example.com', 'screening-shared');
  expect(letter).toContain('Post: Chief accountant');
  expect(letter).toContain('Shared by: recruiter@example.com');
});
