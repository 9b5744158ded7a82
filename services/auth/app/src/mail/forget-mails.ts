import { Ticker } from '@fitfolio/service-kit/boot/ticker';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MailStore } from '../adapters/mail/mail.store.js';
import type { AuthConfig } from '../config.js';

/** Who was written to is forgotten after MAIL_KEEP_DAYS. */
@Injectable()
export class ForgetMails implements OnApplicationBootstrap, OnModuleDestroy {
  private ticker: Ticker | undefined;

  constructor(
    private readonly mails: MailStore,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const forget = (): Promise<void> => this.mails.forget(this.config.MAIL_KEEP_DAYS);
    this.ticker = new Ticker(this.config.SWEEP_EVERY_SECONDS * 1000, forget, this.logger);
  }

  async onModuleDestroy(): Promise<void> {
    await this.ticker?.close();
  }
}
