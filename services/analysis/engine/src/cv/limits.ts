/** What a CV can hold; the contract's limits are no lower. */
export const cvLimits = {
  /** Of all lines together, with `lineCostChars` for each: what is saved stays a small message. */
  charsMax: 36_000,
  lineCostChars: 80,
  lineCharsMax: 2_000,
  fieldCharsMax: 300,
  linesMax: 250,
  entriesMax: 60,
  linksMax: 10,
} as const;
