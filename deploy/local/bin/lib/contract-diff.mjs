// What a new contract breaks for those who keep to an old one. Plain Node 20, no package.

/** Of what is read: fields and words that are new are ignored, and bounds are not looked at. */
const forReaders = { moreFields: true, newWords: true, bounds: false };
/** Of messages, which are parsed by their schema: fields that are new are ignored. */
const forConsumers = { moreFields: true, newWords: false, bounds: true };
/** Of what is sent: all of it must be taken. */
const forSenders = { moreFields: false, newWords: false, bounds: true };

const typesOf = ({ type, enum: words, const: word }) => {
  if (type !== undefined) return Array.isArray(type) ? type : [type];
  const values = words ?? (word === undefined ? null : [word]);
  return values && [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
};
const wordsOf = ({ enum: words, const: word }) => words ?? (word === undefined ? null : [word]);
const branchesOf = ({ anyOf, oneOf }) => anyOf ?? oneOf ?? null;
const isTypeTaken = (type, taken) => taken.includes(type) || (type === 'integer' && taken.includes('number'));

/** The bounds that a taker may not draw closer; `1`: its value may not be larger, `-1`: not smaller. */
const bounds = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
};

const boundFaults = (given, taker, at) => [
  ...Object.entries(bounds)
    .filter(
      ([name, side]) => taker[name] !== undefined && !(side * (taker[name] - (given[name] ?? NaN)) <= 0),
    )
    .map(([name]) => `${at}: ${name} is ${taker[name]}, it was ${given[name] ?? 'none'}`),
  ...['pattern', 'format']
    .filter((name) => taker[name] !== undefined && taker[name] !== given[name])
    .map((name) => `${at}: another ${name}`),
];

function objectFaults(given, taker, at, rules) {
  const [own, taken] = [given.properties ?? {}, taker.properties ?? {}];
  const sure = new Set(given.required ?? []);
  const missing = (taker.required ?? [])
    .filter((name) => !sure.has(name))
    .map((name) => `${at}.${name}: ${name in own ? 'may be absent' : 'is absent'} where it is needed`);
  const fields = Object.entries(own).flatMap(([name, field]) => {
    if (taken[name]) return misfits(field, taken[name], `${at}.${name}`, rules);
    const isRefused = taker.additionalProperties === false && !rules.moreFields;
    return isRefused ? [`${at}.${name}: is not taken`] : [];
  });
  const [values, takenValues] = [given.additionalProperties, taker.additionalProperties];
  const others =
    typeof values === 'object' && typeof takenValues === 'object'
      ? misfits(values, takenValues, `${at}.*`, rules)
      : [];
  return [...missing, ...fields, ...others];
}

/** Why a value of the schema `given` might not be taken where `taker` is expected. */
export function misfits(given, taker, at, rules) {
  if (JSON.stringify(given) === JSON.stringify(taker)) return [];
  const branches = branchesOf(given);
  if (branches) return branches.flatMap((branch) => misfits(branch, taker, at, rules));
  const choices = branchesOf(taker);
  if (choices) {
    const faults = choices.map((choice) => misfits(given, choice, at, rules));
    return faults.some((found) => found.length === 0)
      ? []
      : faults.toSorted((a, b) => a.length - b.length)[0];
  }
  const [types, takenTypes] = [typesOf(given), typesOf(taker)];
  if (takenTypes) {
    const odd = types ? types.find((type) => !isTypeTaken(type, takenTypes)) : 'anything';
    if (odd) return [`${at}: ${odd} where ${takenTypes.join(' or ')} was expected`];
  }
  const [words, takenWords] = [wordsOf(given), wordsOf(taker)];
  const strange =
    takenWords && !rules.newWords && (words ?? ['any word']).find((word) => !takenWords.includes(word));
  return [
    ...(strange === null || strange === undefined || strange === false
      ? []
      : [`${at}: ${JSON.stringify(strange)} is not one of its words`]),
    ...(rules.bounds ? boundFaults(given, taker, at) : []),
    ...(types?.includes('object') ? objectFaults(given, taker, at, rules) : []),
    ...(given.items && taker.items ? misfits(given.items, taker.items, `${at}[]`, rules) : []),
  ];
}

const accesses = ['public', 'guest', 'user', 'admin'];
const sentOf = ({ parameters = [], requestBody }) => ({
  parameters: {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  },
  bodies: requestBody?.content ?? {},
});
const successOf = ({ responses }) =>
  Object.entries(responses).find(([status]) => status !== 'default') ?? ['none', {}];

function routeFaults(before, now, at) {
  const [sent, taken] = [sentOf(before), sentOf(now)];
  const [status, reply] = successOf(before);
  const [statusNow, replyNow] = successOf(now);
  const bodies = Object.entries(taken.bodies).flatMap(([type, { schema }]) =>
    sent.bodies[type]
      ? misfits(sent.bodies[type].schema, schema, `${at} body`, forSenders)
      : (schema.required ?? []).length > 0 && Object.keys(sent.bodies).length === 0
        ? [`${at} body: is needed and was not`]
        : [],
  );
  const gone = Object.keys(sent.bodies)
    .filter((type) => !taken.bodies[type])
    .map((type) => `${at} body: ${type} is not taken`);
  const replies = Object.entries(reply.content ?? {}).flatMap(([type, { schema }]) => {
    const other = replyNow.content?.[type];
    return other
      ? misfits(other.schema, schema, `${at} reply`, forReaders)
      : [`${at} reply: is no ${type} any more`];
  });
  const [access, accessNow] = [before['x-access'], now['x-access']];
  return [
    ...(accesses.indexOf(accessNow) > accesses.indexOf(access)
      ? [`${at}: is for ${accessNow}, it was for ${access}`]
      : []),
    ...(status === statusNow ? [] : [`${at}: answers ${statusNow}, it was ${status}`]),
    ...misfits(sent.parameters, taken.parameters, `${at} parameters`, forSenders),
    ...gone,
    ...bodies,
    ...replies,
  ];
}

/** Consumers of before read what is sent now; and consumers of now read what waits from before. */
const eventFaults = (before, now, at) => [
  ...misfits(now, before, `${at} sent now, read by before`, forConsumers),
  ...misfits(before, now, `${at} sent before, read now`, forConsumers),
];

const requestFaults = (before, now, at) => [
  ...misfits(before.properties.request, now.properties.request, `${at} request`, forSenders),
  ...misfits(now.properties.reply, before.properties.reply, `${at} reply`, forConsumers),
];

const kinds = { routes: routeFaults, events: eventFaults, requests: requestFaults };

/** Everything that a release would break, in words. What is new breaks nothing. */
export const contractFaults = (before, now) =>
  Object.entries(kinds).flatMap(([kind, faultsOf]) =>
    Object.entries(before[kind]).flatMap(([name, old]) => {
      const same = now[kind][name];
      return same ? faultsOf(old, same, name) : [`${name}: is gone`];
    }),
  );
