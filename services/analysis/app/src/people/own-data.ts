import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { analysisFiles, type OwnAnalysis } from './analysis-files.js';

const exportPerson = exportPersonOf('analysis');

/** A person takes their analyses along, or leaves with all of them. */
@Controller()
export class OwnData {
  /** One analysis a page, for one may fill half a message; the cursor is its id. */
  @OnRequest(exportPerson)
  async export(
    { userId, cursor }: RpcRequest<typeof exportPerson>,
    tx: Tx,
  ): Promise<RpcReply<typeof exportPerson>> {
    const rows = await tx.sql<OwnAnalysis>(
      `select id, status, file_name, position, score, output_language, failure_code, created_at, ended_at,
         resume, job, result, (select coalesce(jsonb_agg(correction order by made_at, kind, target), '[]')
           from free_analysis_correction where analysis_id = free_analysis.id) as corrections
       from free_analysis where user_id = $1 and ($2::uuid is null or (created_at, id) >
         (select last.created_at, last.id from free_analysis last where last.id = $2 and last.user_id = $1))
       order by created_at, id limit 2`,
      [userId, cursor],
    );
    const [first, more] = rows;
    return { files: first ? analysisFiles(first) : [], next: first && more ? first.id : null };
  }

  /** A run under way finds its row gone and stores nothing. */
  @OnEvent(userDeleted)
  async forget({ payload }: EventMessage<typeof userDeleted>, tx: Tx): Promise<void> {
    await tx.sql('delete from free_analysis where user_id = $1', [payload.userId]);
    await tx.sql('delete from person where user_id = $1', [payload.userId]);
  }
}
