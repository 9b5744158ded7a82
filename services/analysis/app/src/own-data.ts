import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { PersonalTables } from '@fitfolio/service-kit/people/own-data';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { cvLayout, cvVersionLayout } from './cv/export-files.js';
import { DocumentVault } from './documents/document-vault.js';
import { fitAnalysisLayout } from './fit-analysis/export-files.js';
import { fitProductLayout } from './fit-products/export-files.js';
import { analysisLayout } from './free-analysis/export-files.js';
import { screeningLayout, screeningLists } from './screening/export-files.js';
import { tables } from './tables.js';

const exportPerson = exportPersonOf('analysis');

/** A person takes their analyses along, or leaves with all of them. */
@Controller()
export class OwnData {
  private readonly personal: PersonalTables;

  constructor(vault: DocumentVault) {
    this.personal = new PersonalTables(tables, [
      analysisLayout,
      fitAnalysisLayout(vault),
      fitProductLayout,
      cvLayout(vault),
      cvVersionLayout(vault),
      screeningLayout(vault),
      ...screeningLists,
    ]);
  }

  @OnRequest(exportPerson)
  export(request: RpcRequest<typeof exportPerson>, tx: Tx): Promise<RpcReply<typeof exportPerson>> {
    return this.personal.exportPage(tx.db, request);
  }

  /** A run under way finds its row gone and stores nothing. */
  @OnEvent(userDeleted)
  async forget({ payload }: EventMessage<typeof userDeleted>, tx: Tx): Promise<void> {
    await this.personal.forget(tx.db, payload.userId);
  }
}
