import { auditWritten } from '@fitfolio/contract-kit/audit-written';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { db } from '../tables.js';

const [ofAnalysis, ofCredits, ofPayments] = ['analysis', 'credits', 'payments'].map(auditWritten) as [
  Audited,
  Audited,
  Audited,
];
type Audited = ReturnType<typeof auditWritten>;
type Line = EventMessage<Audited>;

/** Keeps what the other services write into their audits, so that administrators find all of it in one place. */
@Controller()
export class CollectAudit {
  @OnEvent(ofAnalysis)
  analysis({ payload }: Line, tx: Tx): Promise<void> {
    return keep(tx, 'analysis', payload);
  }

  @OnEvent(ofCredits)
  credits({ payload }: Line, tx: Tx): Promise<void> {
    return keep(tx, 'credits', payload);
  }

  @OnEvent(ofPayments)
  payments({ payload }: Line, tx: Tx): Promise<void> {
    return keep(tx, 'payments', payload);
  }
}

async function keep(tx: Tx, service: string, { at, before, after, ...line }: Line['payload']): Promise<void> {
  await db(tx)
    .insertInto('audit')
    .values({ ...line, service, at: new Date(at), before: facts(before), after: facts(after) })
    .onConflict((conflict) => conflict.columns(['service', 'line']).doNothing())
    .execute();
}

const facts = (value: unknown) => (value === null || value === undefined ? null : json(value));
