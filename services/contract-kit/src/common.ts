import { z } from 'zod';

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** One that somebody asks for: of this century, since databases, calendars and pages disagree about year 0 and 9999. */
export const AskedInstant = Instant.refine((instant) => instant >= '2000-' && instant < '2100-');
export const Id = z.uuid();
export const idParams = z.strictObject({ id: Id });
export const OutputLanguage = z.enum(['en', 'vi']);
export type OutputLanguage = z.output<typeof OutputLanguage>;
