import { run } from 'axe-core';

// What needs a layout or the styles of files is checked in the browser suite.
const rules = Object.fromEntries(
  [
    'avoid-inline-spacing',
    'color-contrast',
    'css-orientation-lock',
    'link-in-text-block',
    'scrollable-region-focusable',
    'target-size',
  ].map((rule) => [rule, { enabled: false }]),
);

/** What axe finds wrong, as short lines; `expect(await axeFindings()).toEqual([])`. */
export async function axeFindings(element: Element = document.body): Promise<string[]> {
  const { violations } = await run(element, { rules, preload: false, resultTypes: ['violations'] });
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}
