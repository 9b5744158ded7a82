import type { Invariant } from '#src/metrics/run-invariants';

export const outboxDrains: Invariant = {
  name: 'the outbox drains',
  sql: `select id, subject, created_at from outbox
    where sent_at is null and created_at < now() - interval '5 minutes'`,
};

export const nothingGivenUp: Invariant = {
  name: 'no message was given up',
  sql: 'select consumer, key, subject, error from dead_letter',
};
