import type { EventDefinition } from '@fitfolio/contract-kit/message';
import type { z } from 'zod';
import type { Sql } from '#src/db/sql';
import { currentTraceparent } from '@fitfolio/tracing/tracing';
import { currentRequestId } from '#src/log/request-context';

/** The channel the relay listens on. */
export const outboxChannel = 'outbox';

/** Writes an event beside the change that caused it. The relay sends it once the transaction commits. */
export async function addToOutbox<P extends z.ZodType>(
  sql: Sql,
  event: EventDefinition<P>,
  payload: z.input<P>,
): Promise<void> {
  const checked = event.payload.parse(payload);
  await sql(
    `with added as (insert into outbox (subject, payload, request_id, traceparent) values ($1, $2, $3, $4) returning 1)
     select pg_notify('${outboxChannel}', '') from added`,
    [event.subject, JSON.stringify(checked), currentRequestId() ?? null, currentTraceparent() ?? null],
  );
}
