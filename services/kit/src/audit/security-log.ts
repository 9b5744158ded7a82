import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { Inject, Injectable } from '@nestjs/common';
import { audited } from '#src/boot/tokens';
import { Database } from '#src/db/database';
import { RateLimiter } from '#src/limit/rate-limiter';
import { writeAudit } from './write-audit.js';

/** The same refusal is written once in this time: whoever tries again and again does not fill the log. */
const refusalSeconds = 60;

/** What the guard itself writes into the audit, of every service that has one. */
@Injectable()
export class SecurityLog {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    @Inject(audited) private readonly hasAudit: boolean,
  ) {}

  /** Somebody asked for what is only for administrators. */
  async refused({ id }: AnyRoute, actorId: string): Promise<void> {
    if (!this.hasAudit) return;
    const { taken } = await this.limiter.count(`refused:${actorId}:${id}`, refusalSeconds);
    if (taken === 1)
      await writeAudit(this.database, {
        actorId,
        action: 'access-refused',
        subject: null,
        after: { route: id },
      });
  }

  /** An administrator takes a whole list away. */
  async taken({ id }: AnyRoute, actorId: string): Promise<void> {
    if (this.hasAudit)
      await writeAudit(this.database, {
        actorId,
        action: 'list-exported',
        subject: null,
        after: { route: id },
      });
  }
}
