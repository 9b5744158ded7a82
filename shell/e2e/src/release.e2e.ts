import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ownerOf, prefer } from './support/people.js';
import { copySite, type SiteCopy } from './support/site-copy.js';
import { long, test } from './support/test.js';

let copy: SiteCopy;
test.beforeAll(async () => {
  copy = await copySite();
});
test.afterAll(() => copy.close());

test.use({ mayLog: /broken on purpose|remote/i });

test(
  'a release that is tried and does not load is reported once, and what takes its place is whole',
  long,
  async ({ page, request }) => {
    await prefer(page, { language: 'en' });
    const { name } = await ownerOf(request, '/methodology');
    copy.keep(name, '1.0.0');
    const scripts = join(copy.keep(name, '2.0.0'), 'js');
    for (const file of readdirSync(scripts).filter((each) => each.startsWith('__federation_expose')))
      writeFileSync(join(scripts, file), file.endsWith('.js') ? "throw new Error('broken on purpose');" : '');
    copy.letTry(name, '1.0.0', '2.0.0');

    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto(`${copy.url}/methodology?all`);
    const again = page.getByRole('button', { name: /try again/i });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await again.click();
    await expect(again).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => copy.counted()).toEqual({ [`${name}@2.0.0`]: { people: 1, failed: 1 } });
    expect(asked.filter((path) => path === '/remotes/report')).toHaveLength(1);

    copy.letTry(name, '1.0.0', null);
    asked.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'How the score comes about' })).toBeVisible();
    const files = asked.filter((path) => path.startsWith(`/remotes/${name}/`));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !path.startsWith(`/remotes/${name}/1.0.0/`))).toEqual([]);
  },
);
