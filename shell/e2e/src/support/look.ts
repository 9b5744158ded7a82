import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

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
  const violations = await violationsOf(page);
  expect(violations).toEqual([]);
}

/**
 * What axe finds, a line for each rule. Its half megabyte is handed over once for each document, and of what passes nothing is
 * listed: naming each element of a page takes longer than looking at it. No frame of a page has another origin.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
  });
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
