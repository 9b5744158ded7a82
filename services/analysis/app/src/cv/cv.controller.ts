import {
  deleteCvVersion,
  exportCv,
  getCv,
  getCvVersion,
  keepCvVersion,
  listCvs,
  listCvVersions,
  orderCv,
  proposeCvLines,
  saveCv,
} from '@fitfolio/analysis-contract/cv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { OrderFitProduct } from '../fit-products/order-fit-product.js';
import { CvStore } from './cv.store.js';
import { CvVersions } from './cv-versions.js';
import { ExportCv } from './export-cv.js';
import { ListCvs } from './list-cvs.js';
import { ProposeCvLines } from './propose-cv-lines.js';
import { SaveCv } from './save-cv.js';

@Controller()
export class CvController {
  constructor(
    private readonly orderFitProduct: OrderFitProduct,
    private readonly store: CvStore,
    private readonly listCvs: ListCvs,
    private readonly saveCv: SaveCv,
    private readonly versions: CvVersions,
    private readonly exportCv: ExportCv,
    private readonly proposeCvLines: ProposeCvLines,
  ) {}

  @Handles(orderCv)
  async order(@Input() { user, headers, params }: Call<typeof orderCv>) {
    const caller = { userId: user.id, key: idempotencyKey(headers) };
    return {
      data: await this.orderFitProduct.run(caller, { analysisId: params.id, kind: 'cv', variant: '' }),
    };
  }

  @Handles(listCvs)
  async list(@Input() { user }: Call<typeof listCvs>) {
    return { data: await this.listCvs.ownedBy(user.id) };
  }

  @Handles(getCv)
  async get(@Input() { user, params }: Call<typeof getCv>) {
    const { savedAt, ...cv } = await this.store.owned(params.id, user.id);
    return { data: { id: params.id, ...cv, savedAt: savedAt.toISOString() } };
  }

  @Handles(saveCv)
  async save(@Input() { user, params, body }: Call<typeof saveCv>) {
    return { data: await this.saveCv.run(user.id, params.id, body.revision, body.document) };
  }

  @Handles(proposeCvLines)
  async propose(@Input() { user, params }: Call<typeof proposeCvLines>) {
    return { data: await this.proposeCvLines.run(user.id, params.id) };
  }

  @Handles(listCvVersions)
  async listVersions(@Input() { user, params }: Call<typeof listCvVersions>) {
    return { data: await this.versions.of(user.id, params.id) };
  }

  @Handles(keepCvVersion)
  async keepVersion(@Input() { user, params, body }: Call<typeof keepCvVersion>) {
    return { data: await this.versions.keep(user.id, params.id, body.name) };
  }

  @Handles(getCvVersion)
  async getVersion(@Input() { user, params }: Call<typeof getCvVersion>) {
    return { data: await this.versions.one(user.id, params.id, params.number) };
  }

  @Handles(deleteCvVersion)
  async deleteVersion(@Input() { user, params }: Call<typeof deleteCvVersion>): Promise<void> {
    await this.versions.remove(user.id, params.id, params.number);
  }

  @Handles(exportCv)
  async export(@Input() { user, params, query, reply }: Call<typeof exportCv>): Promise<Uint8Array> {
    const { name, mediaType, bytes } = await this.exportCv.run(user.id, params.id, query.format);
    void reply
      .type(mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "sandbox; default-src 'none'");
    return bytes;
  }
}
