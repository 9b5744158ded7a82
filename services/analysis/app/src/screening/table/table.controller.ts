import {
  decideCandidate,
  downloadScreeningPaper,
  downloadScreeningTable,
  getCandidate,
  getScreeningTable,
  liftBlind,
  type TablePerson,
} from '@fitfolio/analysis-contract/screening-table';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { DecideCandidate } from './decide-candidate.js';
import { GetTable } from './get-table.js';
import { LiftBlind } from './lift-blind.js';
import { DownloadPaper } from './paper/download-paper.js';
import { csvColumns } from './table-csv.js';

@Controller()
export class TableController {
  constructor(
    private readonly tables: GetTable,
    private readonly downloadPaper: DownloadPaper,
    private readonly liftBlind: LiftBlind,
    private readonly decideCandidate: DecideCandidate,
  ) {}

  @Handles(getScreeningTable)
  async get(@Input() { user, params, query }: Call<typeof getScreeningTable>) {
    return { data: await this.tables.table(params.id, user, query.language) };
  }

  @Handles(downloadScreeningTable)
  async download(@Input() { user, params, query, reply }: Call<typeof downloadScreeningTable>) {
    const table = await this.tables.exported(params.id, user, query.language);
    return csvStream(reply, `screening-${params.id}`, csvColumns(table), batchOf(table.people));
  }

  @Handles(downloadScreeningPaper)
  async paper(@Input() { user, params, query, reply }: Call<typeof downloadScreeningPaper>) {
    const { name, bytes } = await this.downloadPaper.run(params.id, user, query.language);
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "sandbox; default-src 'none'");
    return bytes;
  }

  @Handles(getCandidate)
  async candidate(@Input() { user, params, query }: Call<typeof getCandidate>) {
    return { data: await this.tables.sheet(params.id, params.candidateId, user, query.language) };
  }

  @Handles(liftBlind)
  async lift(@Input() { user, params, body }: Call<typeof liftBlind>) {
    return { data: await this.liftBlind.run(params.id, params.candidateId, user, body.reason) };
  }

  @Handles(decideCandidate)
  async decide(@Input() { user, params, body }: Call<typeof decideCandidate>) {
    return { data: await this.decideCandidate.run(params.id, params.candidateId, user, body) };
  }
}

// oxlint-disable-next-line require-await -- the helper reads batches as a database gives them
async function* batchOf(people: readonly TablePerson[]): AsyncGenerator<readonly TablePerson[]> {
  yield people;
}
