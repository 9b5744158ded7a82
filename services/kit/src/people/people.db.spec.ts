import { randomUUID } from 'node:crypto';
import type { Database } from '#src/db/database';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PersonalTables } from './own-data.js';
import { PersonEntity } from './person.entity.js';
import { personNames, rememberEmail, rememberName } from './people.js';

let database: TestDatabase;
let service: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql('create table person (user_id uuid primary key, email text, name text)');
  await database.sql(personNames);
  service = await connectTo(database);
});
afterAll(async () => {
  await service.close();
  await database.close();
});

const known = async (id: string) => {
  const [row] = await database.sql('select email, name from person where user_id = $1', [id]);
  return row;
};
const [early, late] = ['2026-11-21T08:00:00.000Z', '2026-11-21T09:00:00.000Z'];

it('keeps the newest name, in whatever order names and address come', async () => {
  const id = randomUUID();
  await rememberName(service.db, id, 'Lan', late);
  await rememberEmail(service.db, id, 'lan@example.com');
  await rememberName(service.db, id, 'Lan cũ', early);
  expect(await known(id)).toEqual({ email: 'lan@example.com', name: 'Lan' });
});

it('keeps nothing of who has left, though their facts come late', async () => {
  for (const id of [randomUUID(), randomUUID()]) {
    await rememberEmail(service.db, id, 'minh@example.com');
    await new PersonalTables([PersonEntity]).forget(service.db, id);
    await rememberName(service.db, id, 'Minh', late);
    await rememberEmail(service.db, id, 'minh@example.com');
    expect(await known(id)).toEqual({ email: null, name: null });
  }
});
