import { dbOf } from '@fitfolio/service-kit/db/tables';
import { EntryEntity } from './entries/entry.entity.js';

/** Every table of this service. */
export const tables = [EntryEntity] as const;

export const db = dbOf<typeof tables>();
