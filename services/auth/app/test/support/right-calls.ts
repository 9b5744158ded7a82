import { randomUUID } from 'node:crypto';
import type { AccessEntry, Role } from '@fitfolio/service-kit/testing/access-findings';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { emailOf, idOf } from './people.js';

const credential = { id: 'x', rawId: 'x', type: 'public-key' };
const signed = {
  ...credential,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};
const made = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } };

const password = 'con-bo-tren-dong-co';

/** How each route of auth is rightly called. A new route needs a line here, or the matrix fails. */
export function rightCalls(service: TestService): Record<string, AccessEntry> {
  const { sql } = service.database;
  const body = (value: unknown) => ({ send: () => ({ body: value }) });
  const aSession = async (): Promise<string> => {
    const id = randomUUID();
    await sql(
      `insert into session (id, account_id, created_at, seen_at, ends_at)
       select $1, id, now(), now(), now() + interval '1 day' from account where email = 'user@example.com'`,
      [id],
    );
    return id;
  };
  /** The cookie of the session that the role's token is of: it goes on. */
  const kept = async (role: Role) => {
    await sql(
      `insert into refresh_token (hash, family, account_id, created_at, ends_at)
       select sha256(convert_to($1, 'UTF8')), s.id, a.id, now(), s.ends_at
       from account a join session s on s.account_id = a.id where a.email = $2 order by s.created_at desc limit 1
       on conflict do nothing`,
      [role, emailOf(role)],
    );
    return { body: {}, headers: { cookie: `refresh_token=${role}` } };
  };
  const aFactor = async (): Promise<string> => {
    const id = randomUUID();
    await sql("delete from factor where name = 'test'");
    await sql(
      `insert into factor (id, account_id, set_up_id, kind, name, credential_id, public_key)
       select $1::uuid, id, $1::uuid, 'passkey', 'test', $1::text, '' from account where email = 'user@example.com'`,
      [id],
    );
    return id;
  };
  const aMail = async (): Promise<string> => {
    const id = randomUUID();
    await sql(
      `insert into mail (id, kind, language, recipient, state) values ($1, 'account-exists', 'vi', 'x@example.com', 'sent')`,
      [id],
    );
    return id;
  };
  const someone = async () => ({ params: { id: await idOf(service, 'target@example.com') } });
  const onSomeone = { send: async () => ({ ...(await someone()), body: { reason: 'asked for by mail' } }) };
  const reset = { email: 'nobody@example.com', code: '000000' };
  const verified = (role: Role) => role === 'exAdmin' || role === 'admin' || role === 'stale';
  return {
    signUp: { send: () => ({ body: { username: `${randomUUID()}@example.com`, password } }) },
    login: { ...body({ username: 'nobody@example.com', password }), through: 401 },
    loginWithCode: { ...body({ code: '000000' }), through: 401 },
    getLoginPasskeyOptions: body({}),
    loginWithPasskey: { ...body({ passkey: signed }), through: 400 },
    reauthenticate: { ...body({ code: '000000' }), through: 400 },
    getReauthenticationOptions: body({}),
    listFactors: {},
    setUpTotp: { ...body({}), through: (role) => (verified(role) ? 200 : 403) },
    addTotp: {
      ...body({ setup: 'x', code: '000000', name: 'x' }),
      through: (role) => (verified(role) ? 400 : 403),
    },
    setUpPasskey: { ...body({}), through: (role) => (verified(role) ? 200 : 403) },
    addPasskey: {
      ...body({ passkey: made, name: 'x' }),
      through: (role) => (verified(role) ? 400 : 403),
    },
    renameFactor: {
      send: async () => ({ params: { id: await aFactor() }, body: { name: 'x' } }),
      owned: true,
    },
    removeFactor: { send: async () => ({ params: { id: await aFactor() }, body: {} }), owned: true },
    renewRecoveryCodes: {
      send: async () => {
        await aFactor();
        return { body: {} };
      },
      owned: true,
    },
    denyNotice: { ...body({ token: 'x' }), through: 400 },
    refresh: { ...body({}), through: 401 },
    logout: body({}),
    publicKeys: {},
    getMe: {},
    updateMe: body({}),
    listUsers: {},
    exportUsers: {},
    getUser: { send: someone },
    verifyUser: onSomeone,
    disableUser: onSomeone,
    enableUser: onSomeone,
    makeAdmin: onSomeone,
    removeAdmin: onSomeone,
    endUserSessions: onSomeone,
    listAudit: {},
    getSignInOptions: {},
    loginGoogle: { ...body({ google_access_token: 'x' }), through: 404 },
    startGoogle: { through: 404 },
    finishGoogle: {},
    exportMe: body({}),
    requestDeletion: { ...body({ password: 'not this one' }), through: 400 },
    cancelDeletion: {},
    requestVerification: { ...body({}), through: (role) => (verified(role) ? 409 : 200) },
    verifyEmail: { ...body({ code: '000000' }), through: 400 },
    verifyEmailLink: { ...body({ token: 'x' }), through: 400 },
    requestPasswordReset: body({ email: 'nobody@example.com' }),
    validateResetCode: { ...body(reset), through: 400 },
    resetPassword: { ...body({ ...reset, password }), through: 400 },
    changePassword: { ...body({ currentPassword: 'x', newPassword: password }), through: 400 },
    listEmails: {},
    resendEmail: { send: async () => ({ params: { id: await aMail() }, body: {} }) },
    listReleases: {},
    changeModule: {
      send: () => ({ params: { name: 'mfe-shop' }, body: { verb: 'promote', reason: 'it works' } }),
    },
    listSessions: {},
    endSession: { send: async () => ({ params: { id: await aSession() } }), owned: true },
    endOtherSessions: { send: kept },
  };
}
