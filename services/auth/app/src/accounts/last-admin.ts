import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

/** The lock under which administrators come and go: two must not remove each other at once. */
export const administrators = 'administrators';

/** Whether there is an administrator besides this one who can and will stay. */
export async function anotherAdmin(work: Work, id: string): Promise<boolean> {
  const another = await db(work)
    .selectFrom('account')
    .select('id')
    .where('isAdmin', '=', true)
    .where('disabled', '=', false)
    .where('deletionAt', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return another !== undefined;
}
