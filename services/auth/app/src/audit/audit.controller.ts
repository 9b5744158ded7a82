import { listAudit } from '@fitfolio/auth-contract/audit';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { AuditLog } from './audit-log.js';

@Controller()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Handles(listAudit)
  list(@Input() { query }: Call<typeof listAudit>): Promise<RouteReply<typeof listAudit>> {
    return this.log.list(query);
  }
}
