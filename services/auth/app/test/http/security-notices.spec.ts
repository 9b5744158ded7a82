import { listFactors } from '@fitfolio/auth-contract/factors';
import { denyNotice } from '@fitfolio/auth-contract/notices';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { code, password, person, startAuth } from '../support/auth.js';
import { browser } from '../support/browser.js';
import { verifiedPerson, withTotp } from '../support/factors.js';
import { mailTo } from '../support/mailbox.js';
import { idOf } from '../support/people.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth({ TRUST_PROXY: '1' });
});
afterAll(() => service.close());

/** The token of the link, out of a quoted-printable mail. */
function linkToken(mail: string): string {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /#token=([\w.-]+)/.exec(text)?.[1] ?? '';
}
const deny = (token: string) => service.call(denyNotice, { body: { token } });
const mailsOf = async (kind: string, recipient: string): Promise<number> => {
  const sql = 'select 1 from mail where kind = $1 and recipient = $2';
  return (await service.database.sql(sql, [kind, recipient])).length;
};

it('tells the owner of a browser that is new, in its language, and nothing of one that is known', async () => {
  const email = 'lan@example.com';
  await person(service, email);
  expect(await mailsOf('new-device', email)).toBe(0);
  const own = browser(service);
  const signIn = () => own.call(login, { body: { username: email, password } });
  await signIn();
  await signIn();
  const mail = await mailTo(service, email, 'new-device');
  expect(mail).toContain('Subject: Sign-in from a new device');
  expect(mail).toContain('Network: this machine');
});

it('ends every session by the link of a notice, also those of who holds a challenge', async () => {
  const own = await verifiedPerson(service, 'thief@example.com');
  const token = linkToken(await mailTo(service, own.email, 'new-device'));
  const reply = await deny(token);
  expect(denyNotice.reply.parse(reply.body).data.email).toBe(own.email);
  expect((await own.browser.call(refresh, { body: {} })).status).toBe(401);
  expect((await service.call(listFactors, {}, { token: own.token })).status).toBe(401);
  const lines = await service.database.sql(
    'select action from audit where subject = $1 order by id desc limit 1',
    [await idOf(service, own.email)],
  );
  expect(lines).toEqual([{ action: 'notice-denied' }]);
});

it('removes the factor that a notice tells of, so that the owner gets in again', async () => {
  const own = await verifiedPerson(service, 'added@example.com');
  await withTotp(own.browser, own.token);
  await deny(linkToken(await mailTo(service, own.email, 'factor-added')));
  expect((await own.browser.call(login, { body: { username: own.email, password } })).status).toBe(200);
});

it('takes no link that is forged, old or of another mail', async () => {
  const own = await verifiedPerson(service, 'forged@example.com');
  const token = linkToken(await mailTo(service, own.email, 'new-device'));
  expect(code(await deny(`${token.slice(0, -2)}xx`))).toBe('CODE_INVALID');
  const verify = linkToken(await mailTo(service, own.email, 'verify-email'));
  expect(code(await deny(verify))).toBe('CODE_EXPIRED');
  await service.database.sql("update mail set created_at = now() - interval '8 days' where recipient = $1", [
    own.email,
  ]);
  expect(code(await deny(token))).toBe('CODE_EXPIRED');
});
