import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { person, tokenOf } from './auth.js';

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

/** One of each kind, with a token from when all was well. */
export async function everyone(service: TestService) {
  const user = await person(service, 'user@example.com');
  const other = await person(service, 'other@example.com');
  const disabled = await person(service, 'disabled@example.com');
  const exAdmin = await anAdmin(service, 'ex-admin@example.com');
  const admin = await anAdmin(service, 'boss@example.com');
  await service.database.sql("update account set disabled = true where email like 'disabled@%'");
  await service.database.sql("update account set is_admin = false where email like 'ex-admin@%'");
  return { user, other, disabled, exAdmin, admin };
}
