/**
 * What a value from outside must look like, as plain data: in an object `name?` may be absent, and keys that are not
 * named are let through. `['word', …]` is one of these words; `['list', s]`, `['record', s]` and `['either', …]` speak for
 * themselves.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'function'
  | 'null'
  | 'any'
  | readonly ['word', ...string[]]
  | readonly ['list' | 'record', Shape]
  | readonly ['either', ...Shape[]]
  | { readonly [name: string]: Shape };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first misfit of many parts. */
function firstOf(parts: readonly (readonly [Shape, unknown, string])[]): string | null {
  for (const [shape, value, at] of parts) {
    const wrong = misfit(shape, value, at);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Where a value is not of its shape (`data.0.name: string`), or null. */
export function misfit(shape: Shape, value: unknown, at = ''): string | null {
  const say = (what: string): string => `${at || 'value'}: ${what}`;
  const inside = (name: string | number): string => (at ? `${at}.${name}` : String(name));
  if (shape === 'any') return null;
  if (shape === 'null') return value === null ? null : say('null');
  if (typeof shape === 'string') return typeof value === shape ? null : say(shape);
  if (!Array.isArray(shape)) {
    if (!isObject(value)) return say('object');
    return firstOf(
      Object.entries(shape as Readonly<Record<string, Shape>>).flatMap(([key, part]) => {
        const name = key.replace(/\?$/, '');
        return name !== key && value[name] === undefined ? [] : [[part, value[name], inside(name)] as const];
      }),
    );
  }
  const [kind, ...parts] = shape as readonly [string, ...Shape[]];
  const part = parts[0] ?? 'any';
  switch (kind) {
    case 'word':
      return typeof value === 'string' && parts.includes(value as Shape) ? null : say(parts.join(' | '));
    case 'list':
      return Array.isArray(value)
        ? firstOf(value.map((item, n) => [part, item, inside(n)] as const))
        : say('list');
    case 'record':
      return isObject(value)
        ? firstOf(Object.entries(value).map(([name, item]) => [part, item, inside(name)] as const))
        : say('object');
    default:
      return parts.some((each) => misfit(each, value, at) === null) ? null : say('none of the alternatives');
  }
}

/** The value when it fits, else null. */
export const fitting = <T>(shape: Shape, value: unknown): T | null =>
  misfit(shape, value) === null ? (value as T) : null;
