import { refuse } from '@fitfolio/fit-engine/truth/refuse';
import { describe, expect, it } from '@jest/globals';
import { casesOf } from './phrased-lines.js';

describe.each(['en', 'vi'] as const)('the lines of %s that the rules were written with', (language) => {
  const cases = casesOf(language, 'read');

  it('are accepted where they say the same', () => {
    const refused = cases.flatMap(({ source, line, isTrue }) => {
      const why = refuse(line, [source]);
      return isTrue && why.length > 0 ? [{ line, why }] : [];
    });
    expect(refused).toEqual([]);
  });

  it('are refused where they say something else', () => {
    const through = cases.filter(
      ({ source, line, isTrue }) => !isTrue && refuse(line, [source]).length === 0,
    );
    expect(through).toEqual([]);
  });
});

it('has at least 60 true rewrites and 120 lies of each language', () => {
  for (const language of ['en', 'vi'] as const) {
    const all = (['read', 'counted'] as const).flatMap((part) => casesOf(language, part));
    expect(all.filter((one) => one.isTrue).length).toBeGreaterThanOrEqual(60);
    expect(all.filter((one) => !one.isTrue).length).toBeGreaterThanOrEqual(120);
  }
});
