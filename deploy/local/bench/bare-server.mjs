// The peer of `bench:api`: bare Fastify and pg with one query, in a process of its own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [dataDir] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const Fastify = require('fastify');
const { Pool } = require('pg');

const { roles } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
const port = Number(
  /^\d+$/m.exec(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3])[0],
);
const pool = new Pool({
  host: '127.0.0.1',
  port,
  user: 'credits',
  database: 'credits',
  password: roles.credits,
  max: 10,
});
// The service's own query.
const query = 'select balance::int as balance from account where user_id = $1';
const app = Fastify();
app.get('/balance', async (request) => {
  const { rows } = await pool.query(query, [request.headers['x-user']]);
  return { data: { balance: rows[0]?.balance ?? 0 } };
});
process.send(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('disconnect', () => process.exit(0));
