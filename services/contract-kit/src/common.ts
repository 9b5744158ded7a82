import { z } from 'zod';

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export const Id = z.uuid();
export const idParams = z.strictObject({ id: Id });
export const OutputLanguage = z.enum(['en', 'vi']);
export type OutputLanguage = z.output<typeof OutputLanguage>;
