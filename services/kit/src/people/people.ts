import type { Sql } from '#src/db/sql';

/**
 * What a service keeps of people for administrators' lists: table `person (user_id primary key, email, name)`, and what
 * this adds to it. Facts arrive in any order: who has left stays away.
 */
export const personNames =
  'alter table person add column named_at timestamptz, add column has_left boolean not null default false';

export async function rememberEmail(sql: Sql, userId: string, email: string): Promise<void> {
  await sql(
    `insert into person (user_id, email) values ($1, $2)
     on conflict (user_id) do update set email = excluded.email where not person.has_left`,
    [userId, email],
  );
}

/** `at` is an ISO instant: an older name does not replace a newer one. */
export async function rememberName(sql: Sql, userId: string, name: string, at: string): Promise<void> {
  await sql(
    `insert into person (user_id, name, named_at) values ($1, $2, $3)
     on conflict (user_id) do update set name = excluded.name, named_at = excluded.named_at
     where not person.has_left and (person.named_at is null or person.named_at < excluded.named_at)`,
    [userId, name, at],
  );
}

/** Keeps that somebody of this id was here, and nothing else of them. */
export async function forgetPerson(sql: Sql, userId: string): Promise<void> {
  await sql(
    `insert into person (user_id, has_left) values ($1, true)
     on conflict (user_id) do update set email = null, name = null, named_at = null, has_left = true`,
    [userId],
  );
}
