import { join } from 'node:path';
import { startProduct } from './product.js';

/** One product for the suite; tests make their own people in it. FITFOLIO_URL names one that runs already. */
export default async function startForSuite(): Promise<() => Promise<void>> {
  if (process.env['FITFOLIO_URL']) return async () => {};
  const product = await startProduct({
    env: { FREE_DAILY_LIMIT: '3', FREE_SHARED_DAILY_LIMIT: '1000', RATE_LIMIT_FACTOR: '1000' },
  });
  process.env['FITFOLIO_URL'] = product.url;
  process.env['FITFOLIO_DATA'] = product.dataDir;
  process.env['FITFOLIO_MAIL'] = join(product.dataDir, 'mail');
  return () => product.stop();
}
