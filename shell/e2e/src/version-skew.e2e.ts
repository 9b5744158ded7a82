import { renameSync } from 'node:fs';
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

/** Runs `work` while a file of the copy is away: with a release that did not have it yet. */
async function without(file: string | null, work: () => Promise<void>): Promise<void> {
  if (file === null) return work();
  const path = join(copy.folder, file);
  renameSync(path, `${path}.away`);
  try {
    await work();
  } finally {
    renameSync(`${path}.away`, path);
  }
}

// Old is a host before there were frames, and a remote before there were pages. The newest come last: the edge keeps the
// last good page where a part of it goes away.
for (const host of ['old', 'new'] as const) {
  for (const remote of ['old', 'new'] as const) {
    // One pair is walked by `npm test`: what it ships, in a page that is open since before.
    const details = host === 'old' && remote === 'new' ? {} : long;
    test(
      `${host} host, ${remote} remote: a page can be read and used`,
      details,
      async ({ page, request }) => {
        await prefer(page, { language: 'en' });
        const { name } = await ownerOf(request, '/methodology');
        const away = [
          host === 'old' ? 'shell/host/dist/frames.json' : null,
          remote === 'old' ? `${name}/dist/pages` : null,
        ] as const;
        await without(away[0], () =>
          without(away[1], async () => {
            await page.goto(`${copy.url}/methodology`);
            await expect(
              page.getByRole('heading', { level: 1, name: 'How the score comes about' }),
            ).toBeVisible();
            const rendered = await page.evaluate(
              () => document.documentElement.dataset['rendered'] !== undefined,
            );
            expect(rendered).toBe(host === 'new' && remote === 'new');
            await page.getByRole('banner').getByRole('link', { name: 'View pricing' }).click();
            await page.getByRole('button', { name: 'VND' }).click();
            await expect(page.getByRole('article', { name: 'Standard' })).toContainText('₫');
            await expect(page.getByRole('contentinfo')).toBeVisible();
          }),
        );
      },
    );
  }
}
