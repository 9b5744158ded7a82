import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { contractDocuments } from '@fitfolio/contract-kit/documents';
import { creditsRequests } from './requests.js';
import { creditsRoutes } from './routes.js';

it('has committed what it says (`npm run generate`)', () => {
  const folder = join(import.meta.dirname, '../schema');
  const committed = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(Object.fromEntries(committed)).toEqual(
    contractDocuments({ service: 'credits', routes: creditsRoutes, events: {}, requests: creditsRequests }),
  );
});
