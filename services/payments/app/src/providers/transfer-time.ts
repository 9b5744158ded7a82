const shape = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/;
const earliest = Date.parse('2020-01-01T00:00:00Z');
/** Clocks differ, but nobody pays tomorrow. */
const aheadMsMax = 86_400_000;

/**
 * When a provider says a transfer was made; without a zone it is the time of Viet Nam. Null for what cannot be read or
 * cannot be true: a person decides about such a transfer.
 */
export function transferTime(text: unknown): Date | null {
  const [, day, time, zone = '+07:00'] = shape.exec(typeof text === 'string' ? text.trim() : '') ?? [];
  return day === undefined ? null : believable(new Date(`${day}T${time ?? ''}${zone}`));
}

export function believable(at: Date): Date | null {
  const ms = at.getTime();
  return ms >= earliest && ms <= Date.now() + aheadMsMax ? at : null;
}
