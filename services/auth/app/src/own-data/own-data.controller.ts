import { cancelDeletion, exportFileName, exportMe, requestDeletion } from '@fitfolio/auth-contract/own-data';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { CancelDeletion } from './cancel-deletion.js';
import { ExportData } from './export-data.js';
import { RequestDeletion } from './request-deletion.js';

@Controller()
export class OwnDataController {
  constructor(
    private readonly exportData: ExportData,
    private readonly requestDeletion: RequestDeletion,
    private readonly cancelDeletion: CancelDeletion,
  ) {}

  @Handles(exportMe)
  async export(@Input() { user, reply }: Call<typeof exportMe>): Promise<Uint8Array> {
    const bytes = await this.exportData.run(user.id);
    void reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${exportFileName}"`);
    return bytes;
  }

  @Handles(requestDeletion)
  async request(
    @Input() { user, body }: Call<typeof requestDeletion>,
  ): Promise<RouteReply<typeof requestDeletion>> {
    const deletionAt = await this.requestDeletion.run(user.id, body);
    return { data: { deletionAt: deletionAt.toISOString() } };
  }

  @Handles(cancelDeletion)
  async cancel(@Input() { user }: Call<typeof cancelDeletion>): Promise<void> {
    await this.cancelDeletion.run(user.id);
  }
}
