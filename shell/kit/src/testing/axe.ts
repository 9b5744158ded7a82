import { run } from 'axe-core';

// jsdom has no layout, so contrast is checked in the browser suite.
const rules = { 'color-contrast': { enabled: false } };

/** What axe finds wrong, as short lines; `expect(await axeFindings()).toEqual([])`. */
export async function axeFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await run(element, { rules, preload: false, resultTypes: ['violations'] });
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}
