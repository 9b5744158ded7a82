// English verbs with which lines of work begin: base form, gerund and past. A verb that is not listed is left alone.
const regular =
  `account achieve act adapt administer advise align allocate analyse analyze answer apply approve arrange assemble assess
  assign assist attend audit automate balance bill calculate call check clean close coach code collaborate collect communicate
  compile complete compose conduct configure consult contribute convert cook coordinate counsel create deliver demonstrate deploy
  design develop diagnose direct document draft edit educate engineer ensure establish estimate evaluate examine execute expand
  facilitate file follow forecast format gather generate guide handle hire host identify implement improve increase inspect install
  instruct integrate interview introduce investigate invoice issue label launch learn liaise load maintain manage measure mentor
  migrate moderate monitor negotiate operate optimise optimize order organise organize own pack participate perform pick prepare
  present process procure produce promote propose provide purchase receive recommend reconcile record recruit redesign reduce
  refactor register release repair replace report represent research resolve restore review revise schedule screen serve service
  simplify solve sort source staff standardize start streamline strengthen supervise supply support survey test trace track train
  translate troubleshoot tune update use validate verify visit weld work`.split(/\s+/);
const irregularPasts: Readonly<Record<string, string>> = Object.fromEntries(
  `lead led, build built, write wrote, make made, grow grew, drive drove, teach taught, oversee oversaw, sell sold, take took,
  keep kept, hold held, find found, give gave, meet met, pay paid, send sent, speak spoke, buy bought, draw drew,
  rewrite rewrote, rebuild rebuilt, undertake undertook, bring brought, choose chose, spend spent, troubleshoot troubleshot`
    .split(/,\s+/)
    .map((pair) => pair.split(' ')),
);
/** The last letter is doubled: `planning`, `planned`; these have a past of their own: `cutting`, `cut`. */
const doubling: Readonly<Record<string, string>> = Object.fromEntries(
  `plan planned, ship shipped, scan scanned, map mapped, control controlled, transfer transferred, program programmed,
  equip equipped, submit submitted, debug debugged, run ran, cut cut, set set, win won, put put, get got, begin began`
    .split(/,\s+/)
    .map((pair) => pair.split(' ')),
);

function gerundOf(base: string): string {
  if (doubling[base] !== undefined) return `${base}${base.at(-1)}ing`;
  return /[^aeiouy]e$|[uv]e$/u.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

const bases = [...new Set([...regular, ...Object.keys(irregularPasts), ...Object.keys(doubling)])];
const known = new Set(bases);
const baseOfGerund: ReadonlyMap<string, string> = new Map(bases.map((base) => [gerundOf(base), base]));

/** The base form of a listed verb's gerund. */
export const baseOf = (gerund: string): string | undefined => baseOfGerund.get(gerund);

/** The past of a listed verb, given as `manage` or `manages`. */
export function pastOf(present: string): string | undefined {
  const base = [
    present,
    present.replace(/s$/u, ''),
    present.replace(/es$/u, ''),
    present.replace(/ies$/u, 'y'),
  ].find((form) => known.has(form));
  if (base === undefined) return undefined;
  const own = irregularPasts[base] ?? doubling[base];
  if (own !== undefined) return own;
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}
