import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing wider than the window, no raw text key, no axe violation, once nothing is dimmed or on its way any more. */
export async function looksRight(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .ant-btn-loading')).toHaveCount(0);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'horizontal scroll').toBeLessThanOrEqual(0);
  const keys = await page.evaluate(
    () => document.body.innerText.match(/\b[a-z]+(?:\.[a-zA-Z]+){1,3}\b(?!\.(?:com|vn))/g) ?? [],
  );
  expect(
    keys.filter((k) => /^(home|pricing|legal|form|result|profile|admin|login|signUp|kit|host)\./.test(k)),
    'untranslated keys',
  ).toEqual([]);
  // No frame of another origin is ours, so that no page of its own is opened for each look. Of what passes nothing is listed:
  // naming each element of a page takes longer than looking at it.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}

const small = { width: 390, height: 844 };
const large = { width: 1440, height: 900 };

/** At both ends of the sizes it was designed for. */
export async function looksRightEverywhere(page: Page): Promise<void> {
  for (const size of [small, large]) {
    await page.setViewportSize(size);
    await looksRight(page);
  }
}
