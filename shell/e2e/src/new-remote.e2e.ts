import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { enterBackOffice, rowOf } from './support/back-office.js';
import { looksRightEverywhere } from './support/look.js';
import { ownerOf, prefer } from './support/people.js';
import { copySite, type SiteCopy } from './support/site-copy.js';
import { long, test } from './support/test.js';

let site: SiteCopy;
test.beforeAll(async () => {
  site = await copySite();
});
test.afterAll(() => site.close());

const folder = 'mfe-hello-you';
const path = '/hello-you';
const file = (name: string): string => join(site.folder, folder, name);
const change = (name: string, edit: (value: Record<string, unknown>) => object): void => {
  const value = JSON.parse(readFileSync(file(name), 'utf8')) as Record<string, unknown>;
  writeFileSync(file(name), JSON.stringify(edit(value)));
};

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Hello you', exact: true });

async function othersWork(page: Page): Promise<void> {
  await page.goto(site.url);
  await expect(h1(page, /./)).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(h1(page, 'Log in')).toBeVisible();
}

test(
  'a new remote shows in the running site without a change outside its folder, and one that breaks is left out alone',
  long,
  async ({ page, context, request }) => {
    test.setTimeout(180_000);
    await prefer(page, { language: 'en' });
    await page.goto(`${site.url}${path}`);
    await expect(h1(page, 'Page Not Found')).toBeVisible();
    const before = site.contents(folder);
    const { name: owner } = await ownerOf(request, '/admin');

    await test.step('made, built, there', async () => {
      await site.run('node', ['deploy/local/bin/new.mjs', 'remote', 'hello-you']);
      await site.run('rspack', ['build'], folder);
      expect(site.contents(folder)).toEqual(before);
      await page.goto(site.url);
      await link(page).click();
      await expect(h1(page, 'Hello you')).toBeVisible();
      await expect(page).toHaveTitle('Hello you · Fitfolio');
      await page.getByRole('banner').getByRole('link', { name: 'View pricing' }).click();
      await expect(h1(page, 'Pricing')).toBeVisible();
      await page.goto(`${site.url}${path}`);
      await expect(h1(page, 'Hello you')).toBeVisible();
    });
    // What the edge said of the folder while it was not built yet.
    site.logged();

    const breaks: [string, string, () => void, string][] = [
      [
        'its manifest is broken',
        'dist/remote.json',
        () => writeFileSync(file('dist/remote.json'), '<html>'),
        'dist/remote.json cannot be read: build it anew',
      ],
      [
        'its package.json is missing',
        'package.json',
        () => rmSync(file('package.json')),
        'it has no package.json',
      ],
      [
        'its name is taken',
        'package.json',
        () => change('package.json', (own) => ({ ...own, name: `@fitfolio/${owner}` })),
        `its package is called @fitfolio/${owner}, and that is ${owner}`,
      ],
      [
        'its path is taken',
        'dist/remote.json',
        () => change('dist/remote.json', (own) => ({ ...own, paths: { '/admin': 'public' } })),
        `its path /admin belongs to ${owner}`,
      ],
    ];
    for (const [what, broken, breakIt, reason] of breaks) {
      await test.step(what, async () => {
        const kept = readFileSync(file(broken));
        breakIt();
        await othersWork(page);
        expect(site.logged()).toEqual([`${folder} is left out of the site: ${reason}`]);
        await page.goto(`${site.url}${path}`);
        await expect(page.getByText('This page is not available right now')).toBeVisible();
        writeFileSync(file(broken), kept);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(h1(page, 'Hello you')).toBeVisible();
        expect(site.logged()).toEqual([`${folder} is on the site again`]);
      });
    }

    const modules = page.getByRole('table', { name: 'Modules' });
    await test.step('the administrator reads why', async () => {
      rmSync(file('package.json'));
      // The services take a log-in only at the address they know the product by.
      const atProduct = await context.newPage();
      await enterBackOffice(atProduct, 'en', '/admin/users');
      const session = await atProduct.evaluate(() => ({ ...localStorage }));
      await atProduct.close();
      await page.evaluate((kept) => Object.assign(localStorage, kept), session);
      await page.goto(`${site.url}/admin/modules`);
      await expect(h1(page, 'Modules')).toBeVisible();
      await expect(rowOf(page, folder)).toContainText('It has no package.json.');
      await expect(rowOf(modules, owner)).toContainText('On the site');
      await looksRightEverywhere(page);
    });

    await test.step('removed', async () => {
      rmSync(join(site.folder, folder), { recursive: true });
      await page.reload();
      await expect(rowOf(modules, owner)).toContainText('On the site');
      await expect(rowOf(page, folder)).toHaveCount(0);
      await page.goto(`${site.url}${path}`);
      await expect(h1(page, 'Page Not Found')).toBeVisible();
      expect(existsSync(join(site.folder, folder))).toBe(false);
      expect(site.contents(folder)).toEqual(before);
    });
  },
);
