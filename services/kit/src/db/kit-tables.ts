import { p } from '@mikro-orm/core';
import { defineTable } from './define-table.js';

const noPerson = { none: 'Messages and calls in transit; they are removed after some days.' };

const OutboxEntity = defineTable('outbox', {
  person: noPerson,
  columns: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    position: p.bigint('string').autoincrement(),
    subject: p.text(),
    payload: p.json<unknown>(),
    requestId: p.text().nullable(),
    traceparent: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    claimedUntil: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
    streamEpoch: p.text().nullable(),
    streamSeq: p.bigint('string').nullable(),
    sends: p.integer().default(0),
  },
});

const InboxEntity = defineTable('inbox', {
  person: noPerson,
  columns: {
    consumer: p.text().primary(),
    key: p.text().primary(),
    handledAt: p.datetime().defaultRaw('now()'),
  },
});

const DeadLetterEntity = defineTable('dead_letter', {
  person: noPerson,
  columns: {
    consumer: p.text().primary(),
    key: p.text().primary(),
    subject: p.text(),
    payload: p.text(),
    requestId: p.text().nullable(),
    attempts: p.integer(),
    error: p.text(),
    diedAt: p.datetime().defaultRaw('now()'),
  },
});

const IdempotencyEntity = defineTable('idempotency', {
  person: noPerson,
  columns: {
    scope: p.text().primary(),
    key: p.text().primary(),
    requestHash: p.text(),
    /** Empty while a request is being handled. */
    reply: p.json<unknown>().nullable(),
    keptAt: p.datetime().defaultRaw('now()'),
  },
});

const RateLimitEntity = defineTable('rate_limit', {
  person: noPerson,
  columns: {
    key: p.text().primary(),
    taken: p.integer(),
    resetsAt: p.datetime(),
  },
});

/** The tables the kit keeps in every service's database; `kit.migration.ts` makes them. */
export const kitTables = [
  OutboxEntity,
  InboxEntity,
  DeadLetterEntity,
  IdempotencyEntity,
  RateLimitEntity,
] as const;
