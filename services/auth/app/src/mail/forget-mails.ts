import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import { MailStore } from '../adapters/mail/mail.store.js';
import type { AuthConfig } from '../config.js';

/** Who was written to is forgotten after MAIL_KEEP_DAYS. */
@Injectable()
export class ForgetMails extends Periodic {
  constructor(
    private readonly mails: MailStore,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.SWEEP_EVERY_SECONDS * 1000, logger);
  }

  protected work(): Promise<void> {
    return this.mails.forget(this.config.MAIL_KEEP_DAYS);
  }
}
