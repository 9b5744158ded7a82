import type { TablesOf } from '#src/db/define-table';
import type { Db } from '#src/db/tables';
import { PersonEntity } from './person.entity.js';

/**
 * What a service keeps of people for administrators' lists: table `person (user_id primary key, email, name)`, and what
 * this adds to it. Facts arrive in any order: who has left stays away.
 */
export const personNames =
  'alter table person add column named_at timestamptz, add column has_left boolean not null default false';

const people = (db: Db) => db.withTables<TablesOf<[typeof PersonEntity]>>().insertInto('person');

export async function rememberEmail(db: Db, userId: string, email: string): Promise<void> {
  await people(db)
    .values({ userId, email })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ email }).where('person.hasLeft', '=', false),
    )
    .execute();
}

/** `at` is an ISO instant: an older name does not replace a newer one. */
export async function rememberName(db: Db, userId: string, name: string, at: string): Promise<void> {
  const namedAt = new Date(at);
  await people(db)
    .values({ userId, name, namedAt })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ name, namedAt })
        .where('person.hasLeft', '=', false)
        .where(({ or, eb }) => or([eb('person.namedAt', 'is', null), eb('person.namedAt', '<', namedAt)])),
    )
    .execute();
}
