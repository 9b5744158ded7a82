import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { type ExportFile, exportPersonOf } from '@fitfolio/auth-contract/own-data';
import type { RpcReply } from '@fitfolio/contract-kit/message';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/write-audit.js';
import type { AuthConfig } from '../config.js';
import { Archive } from './archive.js';
import { OwnFiles } from './own-files.js';

const refuse = problemOf(authErrorCodes);
const perHourMax = 5;
const hourSeconds = 3600;
const pagesMax = 10_000;

@Injectable()
export class ExportData {
  constructor(
    private readonly database: Database,
    private readonly own: OwnFiles,
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** A zip with a folder of each service. One that does not answer fails it all: nothing is left out in silence. */
  async run(userId: string): Promise<Uint8Array> {
    await this.limiter.limit(`export:${userId}`, perHourMax * this.config.RATE_LIMIT_FACTOR, hourSeconds);
    const archive = new Archive();
    const addAll = (service: string, files: readonly ExportFile[]): void => {
      for (const { name, content } of files) archive.add(`${service}/${name}`, content);
    };
    await Promise.all([
      this.ownPages(userId, (files) => addAll('auth', files)),
      ...this.config.EXPORT_SERVICES.map((service) =>
        this.pagesOf(service, userId, (files) => addAll(service, files)),
      ),
    ]);
    await writeAudit(this.database.db, { action: 'data-exported', actorId: userId, subject: userId });
    return archive.end();
  }

  private async ownPages(userId: string, take: (files: readonly ExportFile[]) => void): Promise<void> {
    for await (const files of this.own.of(userId)) take(files);
  }

  /** All pages of one service; a service that never comes to its last one is as good as away. */
  private async pagesOf(
    service: string,
    userId: string,
    take: (files: readonly ExportFile[]) => void,
  ): Promise<void> {
    try {
      let cursor: string | null = null;
      for (let page = 0; page < pagesMax; page += 1) {
        const reply: RpcReply<ReturnType<typeof exportPersonOf>> = await this.rpc.request(
          exportPersonOf(service),
          { userId, cursor },
        );
        take(reply.files);
        cursor = reply.next;
        if (cursor === null) return;
      }
      throw new Error(`${service} has more than ${pagesMax} pages`);
    } catch (cause) {
      throw refuse('EXPORT_INCOMPLETE', `The data of ${service} cannot be had right now.`, { cause });
    }
  }
}
