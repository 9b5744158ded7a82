/** What a pack holds, each for one token, in the order in which it is used. */
const packContents: Readonly<Record<string, Readonly<Partial<Record<PackItem, number>>>>> = {
  'job-readiness': { analysis: 1, plan: 1, cv: 1 },
  'interview-prep': { analysis: 1, interview: 3 },
  'all-in-one': { analysis: 3, plan: 2, cv: 2, interview: 3 },
};

const packItems = ['analysis', 'plan', 'cv', 'interview'] as const;
type PackItem = (typeof packItems)[number];

/** Null for a tier, and for a pack that an administrator has given other tokens than its contents cost. */
export function contentsOf(bundle: {
  readonly code: string;
  readonly tokens: number;
}): { item: PackItem; count: number }[] | null {
  const contents = packContents[bundle.code];
  if (!contents) return null;
  const items = packItems.flatMap((item) => (contents[item] ? [{ item, count: contents[item] }] : []));
  return items.reduce((sum, { count }) => sum + count, 0) === bundle.tokens ? items : null;
}
