import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { credits } from '@fitfolio/fit-engine/match/proof';
import type { RequirementKind } from '@fitfolio/fit-engine/report';
import { sumRules, unitsOf } from '@fitfolio/fit-engine/score/weights';

const source = readFileSync(new URL('../../../../../../docs/methodology.md', import.meta.url), 'utf8');
const halves = source.split('\n---\n');

/** The numbers of the tables that have so many columns, row by row. */
const tables = (text: string, columns: number): number[][][] =>
  text
    .split(/\n{2,}/)
    .filter((block) => block.startsWith('|'))
    .map((block) => block.split('\n').map((line) => line.split('|').slice(1, -1)))
    .filter(([head]) => head?.length === columns)
    .map((rows) =>
      rows.slice(2).map((row) => row.slice(1).map((cell) => Number(cell.trim().replace(',', '.')))),
    );

/** Kinds in the order of the table's rows; those of one row weigh the same. */
const rows: readonly (readonly (RequirementKind | 'common')[])[] = [
  ['title'],
  ['years'],
  ['hard-skill', 'tool', 'certificate'],
  ['degree', 'language'],
  ['level'],
  ['duty'],
  ['soft-skill', 'common'],
  ['condition'],
];

describe.each([
  ['English', halves[0] ?? ''],
  ['Vietnamese', halves[1] ?? ''],
])('the weights that the methodology states in %s', (_, text) => {
  it('are the units of the score', () => {
    const [units] = tables(text, 3);
    for (const [i, kinds] of rows.entries())
      for (const kind of kinds) expect(units?.[i]).toEqual([unitsOf[kind].must, unitsOf[kind].nice]);
    expect(units).toHaveLength(rows.length);
    expect(rows.flat().toSorted()).toEqual(Object.keys(unitsOf).toSorted());
  });

  it('are the credits of skills', () => {
    const [earned] = tables(text, 2);
    const { used, project, listed, old, shown, similar, near, basic, shownPart, learning } = credits;
    expect(earned?.flat()).toEqual([
      used,
      project,
      listed,
      old,
      shown,
      similar,
      near,
      basic,
      shownPart,
      learning,
    ]);
  });

  it('are the constants of the sum', () => {
    const { occupationShare, occupationFrom, occupationFull, baseUnits, baseGrowth, fullPostUnits } =
      sumRules;
    const percent = (share: number): string => `${Math.round(share * 100)} %`;
    const shown = (value: number): string => String(value).replace('.', text === halves[1] ? ',' : '.');
    for (const said of [
      percent(occupationShare),
      percent(occupationFrom),
      percent(occupationFull),
      percent(sumRules.baseEarned),
      shown(baseUnits),
      shown(baseGrowth),
      shown(fullPostUnits),
      shown(sumRules.judgedUnitsMin),
    ])
      expect(text).toContain(said);
  });
});
