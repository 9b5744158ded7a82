import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import type { Role } from '@fitfolio/service-kit/testing/access-findings';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { cookieOf, password, person, tokenOf } from './auth.js';

export async function idOf(service: TestService, email: string): Promise<string> {
  const [row] = await service.database.sql<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  if (!row) throw new Error(`no account of ${email}`);
  return row.id;
}

/** A new administrator who is signed in. */
export async function anAdmin(service: TestService, email: string): Promise<string> {
  await person(service, email);
  await service.database.sql('update account set is_admin = true, email_verified = true where email = $1', [
    email,
  ]);
  return tokenOf(service, email);
}

/** A token of a session whose owner proved who they are longer ago than it counts. */
export async function staleToken(service: TestService, email: string): Promise<string> {
  const signedIn = await service.call(login, { body: { username: email, password } });
  await service.database.sql(
    `update session set authenticated_at = now() - interval '11 minutes'
     where account_id = (select id from account where email = $1)`,
    [email],
  );
  const headers = { cookie: `refresh_token=${cookieOf(signedIn)}` };
  return refresh.reply.parse((await service.call(refresh, { body: {} }, { headers })).body).access_token;
}

async function aStaleAdmin(service: TestService, email: string): Promise<string> {
  await anAdmin(service, email);
  return staleToken(service, email);
}

export const emailOf = (role: Role): string => `${role.toLowerCase()}@example.com`;

/** One of each kind, with a token from when all was well. */
export async function everyone(service: TestService) {
  const user = await person(service, emailOf('user'));
  const other = await person(service, emailOf('other'));
  const disabled = await person(service, emailOf('disabled'));
  const exAdmin = await anAdmin(service, emailOf('exAdmin'));
  const admin = await anAdmin(service, emailOf('admin'));
  const stale = await aStaleAdmin(service, emailOf('stale'));
  await service.database.sql('update account set disabled = true where email = $1', [emailOf('disabled')]);
  await service.database.sql('update account set is_admin = false where email = $1', [emailOf('exAdmin')]);
  return { user, other, disabled, exAdmin, admin, stale };
}
