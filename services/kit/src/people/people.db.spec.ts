import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '#src/testing/test-database';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forgetPerson, personNames, rememberEmail, rememberName } from './people.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql('create table person (user_id uuid primary key, email text, name text)');
  await database.sql(personNames);
});
afterAll(() => database.close());

const known = async (id: string) => {
  const [row] = await database.sql('select email, name from person where user_id = $1', [id]);
  return row;
};
const [early, late] = ['2026-11-21T08:00:00.000Z', '2026-11-21T09:00:00.000Z'];

it('keeps the newest name, in whatever order names and address come', async () => {
  const id = randomUUID();
  await rememberName(database.sql, id, 'Lan', late);
  await rememberEmail(database.sql, id, 'lan@example.com');
  await rememberName(database.sql, id, 'Lan cũ', early);
  expect(await known(id)).toEqual({ email: 'lan@example.com', name: 'Lan' });
});

it('keeps nothing of who has left, though their facts come late', async () => {
  for (const id of [randomUUID(), randomUUID()]) {
    await rememberEmail(database.sql, id, 'minh@example.com');
    await forgetPerson(database.sql, id);
    await rememberName(database.sql, id, 'Minh', late);
    await rememberEmail(database.sql, id, 'minh@example.com');
    expect(await known(id)).toEqual({ email: null, name: null });
  }
});
