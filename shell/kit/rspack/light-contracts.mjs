import { pathToFileURL } from 'node:url';

/*
 * Contracts in browsers. A service checks what it is sent with zod; a page only needs the method and the address of a
 * call and a look at the answer. So each module of a contract becomes plain data: routes with the shape of their reply
 * (see `src/shape.ts`) and constants. What is something else, such as a schema that a form checks with, is taken from the
 * whole module, which a bundle holds only when it is used. A build asks for it (`lightContracts`); one that makes forms of
 * what a route takes, as the back office does, does without.
 */

/** Thrown where a schema does more than describe: then the whole schema is needed. */
class NotPlain extends Error {}

const plainKinds = {
  string: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  null: 'null',
  any: 'any',
  unknown: 'any',
};

/** The shape of a zod schema. Words of an enum are only text: a newer service may say a new one. */
export function shapeOf(schema) {
  const { def } = schema;
  const plain = plainKinds[def.type];
  if (plain) return plain;
  switch (def.type) {
    case 'enum':
    case 'template_literal':
      return 'string';
    case 'literal': {
      const kinds = [...new Set(def.values.map((value) => (value === null ? 'null' : typeof value)))];
      return kinds.length === 1 ? kinds[0] : ['either', ...kinds];
    }
    case 'nullable':
      return ['either', 'null', shapeOf(def.innerType)];
    case 'readonly':
      return shapeOf(def.innerType);
    case 'array':
      return ['list', shapeOf(def.element)];
    case 'record':
      return ['record', shapeOf(def.valueType)];
    case 'union':
      return ['either', ...def.options.map(shapeOf)];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, part]) => {
          const { type, innerType } = part.def;
          return type === 'optional' ? [`${name}?`, shapeOf(innerType)] : [name, shapeOf(part)];
        }),
      );
    default:
      throw new NotPlain(def.type);
  }
}

const isSchema = (value) => typeof value === 'object' && value !== null && 'safeParse' in value;
const isRoute = (value) =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;
const isData = (value) =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' &&
    !isSchema(value) &&
    !(value instanceof RegExp) &&
    Object.values(value).every(isData));

/** What a client needs of a route; what it sends is checked by the service. */
function lightRoute({ id, method, path, access, status, cookies, download, files, reply }) {
  const described = reply ? { reply: { shape: shapeOf(reply) } } : {};
  return { id, method, path, access, status, cookies, download, files, ...described };
}

const sent = ['params', 'query', 'body'];

/** A route as source. Who asks it for a schema that it has no more hears so at once. */
function routeSource(name, route) {
  const gone = sent
    .filter((part) => route[part])
    .map(
      (part) =>
        `get ${part}() { throw new Error(${JSON.stringify(`${name}.${part} is not in this build.`)}); }`,
    );
  return `{${[JSON.stringify(lightRoute(route)).slice(1, -1), ...gone].join(', ')}}`;
}

/** The value as source, or null when the whole module is needed for it. */
function sourceOf([name, value]) {
  try {
    if (isRoute(value)) return routeSource(name, value);
    return isData(value) ? JSON.stringify(value) : null;
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

/** A loader for `services/<domain>/contract/src/<module>.ts`; it reads what the contract's own build made of it. */
export default async function lightContract() {
  const done = this.async();
  try {
    const file = this.resourcePath.replaceAll('\\', '/');
    const built = file.replace('/src/', '/dist/').replace(/\.ts$/, '.js');
    const exported = Object.entries(await import(pathToFileURL(built).href));
    const light = exported.flatMap((each) => {
      const source = sourceOf(each);
      return source === null ? [] : [`export const ${each[0]} = ${source};`];
    });
    const whole = exported.filter((each) => sourceOf(each) === null).map(([name]) => name);
    const rest = `export { ${whole.join(', ')} } from ${JSON.stringify(`${this.resourcePath}?whole`)};`;
    done(null, [...light, ...(whole.length > 0 ? [rest] : [])].join('\n'));
  } catch (error) {
    done(error);
  }
}
