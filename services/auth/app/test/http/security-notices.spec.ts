import { listFactors, removeFactor } from '@fitfolio/auth-contract/factors';
import { denyNotice } from '@fitfolio/auth-contract/notices';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { loginWithCode } from '@fitfolio/auth-contract/second-step';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { code, password, person, startAuth } from '../support/auth.js';
import { type Browser, browser } from '../support/browser.js';
import { codeOf, verifiedPerson, withPasskey, withTotp } from '../support/factors.js';
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

const kindsOf = async (email: string): Promise<string[]> => {
  const sql = 'select kind from factor where account_id = $1 order by kind';
  const rows = await service.database.sql<{ kind: string }>(sql, [await idOf(service, email)]);
  return rows.map(({ kind }) => kind);
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

const logIn = (by: Browser, username: string) => by.call(login, { body: { username, password } });
const denyMail = async (kind: string, email: string, count = 1) =>
  deny(linkToken(await mailTo(service, email, kind, count)));

it('keeps the factors that an owner set up, whoever reads the mail', async () => {
  const email = 'kept@example.com';
  await service.call(signUp, { body: { username: email, password } });
  await service.database.sql('update account set email_verified = true where email = $1', [email]);
  const own = browser(service);
  const { access_token } = login.reply.parse((await logIn(own, email)).body);
  const first = await withTotp(own, access_token);
  expect((await denyMail('factor-added', email)).status).toBe(200);
  expect(code(await logIn(own, email))).toBe('SECOND_FACTOR_REQUIRED');

  const body = { code: codeOf(first.secret, 1) };
  const again = loginWithCode.reply.parse((await own.call(loginWithCode, { body })).body).access_token;
  await withPasskey(own, again);
  await denyMail('factor-added', email, 2);
  expect(await kindsOf(email)).toEqual(['passkey', 'totp']);
});

it('takes away what a new browser set up where nothing was, however it went on', async () => {
  const owner = await verifiedPerson(service, 'added@example.com');
  const stranger = browser(service, 'curl/8');
  await logIn(stranger, owner.email);
  // A browser is not known for having signed in twice.
  const { access_token } = login.reply.parse((await logIn(stranger, owner.email)).body);
  const { factor } = await withTotp(stranger, access_token);
  const link = linkToken(await mailTo(service, owner.email, 'factor-added'));
  await withPasskey(stranger, access_token);
  await stranger.call(removeFactor, { params: { id: factor.id }, body: {} }, access_token);
  expect(code(await logIn(owner.browser, owner.email))).toBe('SECOND_FACTOR_REQUIRED');
  await deny(link);
  expect(await kindsOf(owner.email)).toEqual([]);
  expect((await logIn(owner.browser, owner.email)).status).toBe(200);
});

it('removes nothing of a later set-up by the link of one that has gone', async () => {
  const own = await verifiedPerson(service, 'later@example.com');
  const { factor } = await withTotp(own.browser, own.token);
  const link = linkToken(await mailTo(service, own.email, 'factor-added'));
  await own.browser.call(removeFactor, { params: { id: factor.id }, body: {} }, own.token);
  await withPasskey(own.browser, own.token);
  await deny(link);
  expect(await kindsOf(own.email)).toEqual(['passkey']);
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
