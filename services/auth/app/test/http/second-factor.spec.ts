import {
  addPasskey,
  addTotp,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  setUpPasskey,
  setUpTotp,
} from '@fitfolio/auth-contract/factors';
import { getLoginPasskeyOptions, loginWithCode, loginWithPasskey } from '@fitfolio/auth-contract/second-step';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { code, password, person, startAuth } from '../support/auth.js';
import { type Browser, browser } from '../support/browser.js';
import { codeOf, verifiedPerson, withPasskey, withTotp } from '../support/factors.js';
import { mailTo } from '../support/mailbox.js';
import { idOf } from '../support/people.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const claims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
const passwordOf = (own: Browser, username: string) => own.call(login, { body: { username, password } });
const actions = async (email: string): Promise<string[]> => {
  const rows = await service.database.sql<{ action: string }>(
    'select action from audit where subject = $1 order by id',
    [await idOf(service, email)],
  );
  return rows.map(({ action }) => action);
};
const signInOptions = async (own: Browser) =>
  getLoginPasskeyOptions.reply.parse((await own.call(getLoginPasskeyOptions, { body: {} })).body).data
    .options;

describe('an authenticator app', () => {
  it('is added by its code, with recovery codes, a mail and lines in the audit', async () => {
    const own = await verifiedPerson(service, 'app@example.com');
    const added = await withTotp(own.browser, own.token);
    expect(added.recoveryCodes).toHaveLength(10);
    expect(claims(added.access_token)).toMatchObject({ amr: ['mfa'] });
    const { data } = listFactors.reply.parse((await own.browser.call(listFactors, {}, own.token)).body);
    expect(data).toMatchObject({ recoveryCodes: 10, hasPassword: true, factors: [{ name: 'My phone' }] });
    const mail = await mailTo(service, own.email, 'factor-added');
    expect(mail).toContain('Chrome =C2=B7 Windows');
    expect(mail).toContain('/forgot-password/not-me#token=');
    expect(await actions(own.email)).toContain('factor-added');
    const [row] = await service.database.sql<{ totp_secret: Buffer }>('select totp_secret from factor');
    expect(row!.totp_secret.toString('latin1')).not.toContain(added.secret);
  });

  it('is asked for after the password, which opens no session then', async () => {
    const own = await verifiedPerson(service, 'asked@example.com');
    const { secret } = await withTotp(own.browser, own.token);
    const other = browser(service);
    const first = await passwordOf(other, own.email);
    expect([first.status, code(first)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect((first.body as unknown as { details: unknown }).details).toEqual({ factors: ['totp'] });
    expect([...other.cookies.keys()]).toEqual(['sign_in_challenge']);
    const second = await other.call(loginWithCode, { body: { code: codeOf(secret, 1) } });
    expect(second.status).toBe(200);
    expect([...other.cookies.keys()].sort()).toEqual(['known_device', 'refresh_token']);
    expect(claims(loginWithCode.reply.parse(second.body).access_token)).toMatchObject({ amr: ['mfa'] });
  });

  it('opens nothing by a wrong code, and by each code once', async () => {
    const own = await verifiedPerson(service, 'replay@example.com');
    const { secret } = await withTotp(own.browser, own.token);
    const used = codeOf(secret, 1);
    const [one, two] = [browser(service), browser(service)];
    await passwordOf(one, own.email);
    await passwordOf(two, own.email);
    const wrong = await one.call(loginWithCode, {
      body: { code: String((Number(used) + 500_000) % 1_000_000) },
    });
    expect([wrong.status, code(wrong)]).toEqual([400, 'FACTOR_CODE_WRONG']);
    const both = await Promise.all([one, two].map((b) => b.call(loginWithCode, { body: { code: used } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await actions(own.email)).toContain('second-factor-failed');
  });

  it('answers a challenge of its own account and browser only, and in time', async () => {
    const own = await verifiedPerson(service, 'mine@example.com');
    const { secret } = await withTotp(own.browser, own.token);
    const other = await verifiedPerson(service, 'theirs@example.com');
    await withTotp(other.browser, other.token);
    const body = { code: codeOf(secret, 1) };
    const nobody = await browser(service).call(loginWithCode, { body });
    expect([nobody.status, code(nobody)]).toEqual([401, 'CHALLENGE_EXPIRED']);
    const foreign = browser(service);
    await passwordOf(foreign, other.email);
    expect(code(await foreign.call(loginWithCode, { body }))).toBe('FACTOR_CODE_WRONG');
    const late = browser(service);
    await passwordOf(late, own.email);
    await service.database.sql("update challenge set ends_at = now() - interval '1 second'");
    expect(code(await late.call(loginWithCode, { body }))).toBe('CHALLENGE_EXPIRED');
  });

  it('is not set up by another’s or an old set-up, nor without a proved address', async () => {
    const own = await verifiedPerson(service, 'setup@example.com');
    const other = await verifiedPerson(service, 'setup-other@example.com');
    const { data } = setUpTotp.reply.parse((await own.browser.call(setUpTotp, { body: {} }, own.token)).body);
    const body = { setup: data.setup, code: codeOf(data.secret), name: 'x' };
    expect(code(await other.browser.call(addTotp, { body }, other.token))).toBe('FACTOR_SETUP_EXPIRED');
    expect(code(await own.browser.call(addTotp, { body: { ...body, code: '1' } }, own.token))).toBe(
      'FACTOR_CODE_WRONG',
    );
    const unproved = await person(service, 'unproved@example.com');
    expect(code(await browser(service).call(setUpTotp, { body: {} }, unproved))).toBe('EMAIL_NOT_VERIFIED');
  });

  it('takes its recovery codes and its demand along when it is removed', async () => {
    const own = await verifiedPerson(service, 'removed@example.com');
    const { factor, recoveryCodes } = await withTotp(own.browser, own.token);
    const params = { id: factor.id };
    const stranger = await verifiedPerson(service, 'stranger@example.com');
    expect((await stranger.browser.call(removeFactor, { params, body: {} }, stranger.token)).status).toBe(
      404,
    );
    const renamed = await own.browser.call(
      renameFactor,
      { params, body: { name: ' Old phone ' } },
      own.token,
    );
    expect(renameFactor.reply.parse(renamed.body).data.name).toBe('Old phone');
    await own.browser.call(removeFactor, { params, body: {} }, own.token);
    expect(await mailTo(service, own.email, 'factor-removed')).toContain('Old phone');
    expect((await passwordOf(browser(service), own.email)).status).toBe(200);
    const rows = await service.database.sql('select 1 from recovery_code where account_id = $1', [
      await idOf(service, own.email),
    ]);
    expect([recoveryCodes?.length, rows.length]).toEqual([10, 0]);
  });
});

describe('a recovery code', () => {
  it('stands in for the app, once', async () => {
    const own = await verifiedPerson(service, 'recover@example.com');
    const { recoveryCodes } = await withTotp(own.browser, own.token);
    const body = { code: ` ${recoveryCodes![0]!.toUpperCase()} ` };
    const [one, two] = [browser(service), browser(service)];
    await passwordOf(one, own.email);
    expect((await one.call(loginWithCode, { body })).status).toBe(200);
    await passwordOf(two, own.email);
    expect(code(await two.call(loginWithCode, { body }))).toBe('FACTOR_CODE_WRONG');
    expect(await actions(own.email)).toContain('recovery-code-used');
  });

  it('is not valid any more once there are new ones', async () => {
    const own = await verifiedPerson(service, 'renew@example.com');
    const { recoveryCodes: old } = await withTotp(own.browser, own.token);
    const renewed = await own.browser.call(renewRecoveryCodes, { body: {} }, own.token);
    const fresh = renewRecoveryCodes.reply.parse(renewed.body).data.recoveryCodes;
    expect(fresh.filter((each) => old!.includes(each))).toEqual([]);
    const other = browser(service);
    await passwordOf(other, own.email);
    expect(code(await other.call(loginWithCode, { body: { code: old![1]! } }))).toBe('FACTOR_CODE_WRONG');
    expect((await other.call(loginWithCode, { body: { code: fresh[1]! } })).status).toBe(200);
  });
});

describe('a passkey', () => {
  it('signs in alone, and counts as both factors', async () => {
    const own = await verifiedPerson(service, 'key@example.com');
    const { key } = await withPasskey(own.browser, own.token);
    const other = browser(service);
    const signed = key.sign(await signInOptions(other));
    const reply = await other.call(loginWithPasskey, { body: { passkey: signed } });
    expect(reply.status).toBe(200);
    expect(claims(loginWithPasskey.reply.parse(reply.body).access_token)).toMatchObject({
      email: own.email,
      amr: ['mfa'],
    });
    expect(code(await other.call(loginWithPasskey, { body: { passkey: signed } }))).toBe('PASSKEY_REFUSED');
    const kept = await service.database.sql(
      'select counter, backed_up, multi_device from factor where name = $1',
      ['My key'],
    );
    expect(kept).toEqual([{ counter: '1', backed_up: true, multi_device: true }]);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['without the person verified', { verified: false }],
    ['of a clone', { copied: true }],
  ])('%s is refused', async (what, tricks) => {
    const own = await verifiedPerson(service, `key-${what.length}@example.com`);
    const { key } = await withPasskey(own.browser, own.token);
    const other = browser(service);
    const right = { passkey: key.sign(await signInOptions(other)) };
    expect((await other.call(loginWithPasskey, { body: right })).status).toBe(200);
    const wrong = { passkey: key.sign(await signInOptions(other), tricks) };
    expect(code(await other.call(loginWithPasskey, { body: wrong }))).toBe('PASSKEY_REFUSED');
  });

  it('is refused for another’s second step, once it is removed, and as a second account’s', async () => {
    const own = await verifiedPerson(service, 'key-owner@example.com');
    const { key, factor } = await withPasskey(own.browser, own.token);
    const other = await verifiedPerson(service, 'key-other@example.com');
    await withTotp(other.browser, other.token);
    const setUp = await other.browser.call(setUpPasskey, { body: {} }, other.token);
    const { options } = setUpPasskey.reply.parse(setUp.body).data;
    const again = await other.browser.call(
      addPasskey,
      { body: { passkey: key.create(options), name: 'mine now' } },
      other.token,
    );
    expect(code(again)).toBe('PASSKEY_REFUSED');
    const second = browser(service);
    await passwordOf(second, other.email);
    const foreign = key.sign(await signInOptions(second));
    expect(code(await second.call(loginWithPasskey, { body: { passkey: foreign } }))).toBe('PASSKEY_REFUSED');
    await own.browser.call(removeFactor, { params: { id: factor.id }, body: {} }, own.token);
    const third = browser(service);
    const removed = key.sign(await signInOptions(third));
    expect(code(await third.call(loginWithPasskey, { body: { passkey: removed } }))).toBe('PASSKEY_REFUSED');
  });
});

it('limits guesses at codes by network, and forgets those of who gets in', async () => {
  const strict = await startAuth({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  try {
    const own = await verifiedPerson(strict, 'guessed@example.com');
    const { recoveryCodes } = await withTotp(own.browser, own.token);
    const stranger = browser(strict);
    await passwordOf(stranger, own.email);
    const guess = () => stranger.call(loginWithCode, { body: { code: '123456' } });
    const replies = await Promise.all(Array.from({ length: 12 }, guess));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
    await passwordOf(own.browser, own.email);
    const [first] = recoveryCodes!;
    expect((await own.browser.call(loginWithCode, { body: { code: first! } })).status).toBe(200);
  } finally {
    await strict.close();
  }
});

it('closes six digits to devices it does not know after many wrong ones, and to nobody else', async () => {
  const own = await verifiedPerson(service, 'ceiling@example.com');
  const { secret, recoveryCodes } = await withTotp(own.browser, own.token);
  await service.database.sql(
    "insert into rate_limit (key, taken, resets_at) values ($1, 1000000, now() + interval '1 hour')",
    [`code:all:${own.email}`],
  );
  const [one, two] = [browser(service), browser(service)];
  for (const each of [own.browser, one, two]) await passwordOf(each, own.email);
  const right = { body: { code: codeOf(secret, 1) } };
  expect((await one.call(loginWithCode, right)).status).toBe(429);
  expect((await two.call(loginWithCode, { body: { code: recoveryCodes![0]! } })).status).toBe(200);
  expect((await own.browser.call(loginWithCode, right)).status).toBe(200);
});
