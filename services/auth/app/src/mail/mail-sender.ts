import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { OutboxListener } from '@fitfolio/service-kit/messaging/outbox-listener';
import { WakeSignal } from '@fitfolio/service-kit/messaging/wake-signal';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { mailPostOf, type MailPost } from './mail-post.js';
import { type ClaimedMail, MailQueue } from './mail-queue.js';
import { PrepareMail } from './prepare-mail.js';

const pollMs = 1_000;
const batchMax = 5;
const triesMax = 8;
const firstWaitSeconds = 5;
const errorCharsMax = 300;

/** 5 s, 15 s, 45 s … an hour. */
const waitSeconds = (tries: number): number => Math.min(3600, firstWaitSeconds * 3 ** (tries - 1));

/** What a mailbox answers, and not what the way to it does: a wrong password or missing TLS is mended, and mails wait. */
const ofMailbox: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/** The mailbox does not exist or refuses us for good. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'code' in error &&
  ofMailbox.has(error.code);

/** Carries the outbox of mails away: woken by Postgres, and looking every second by itself. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly wakeSignal = new WakeSignal();
  private listener: OutboxListener | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly mails: MailQueue,
    private readonly prepareMail: PrepareMail,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const post = mailPostOf(this.config);
    if (!post) {
      this.logger.warn('neither SMTP_URL nor DATA_DIR is set: mails wait in the outbox');
      return;
    }
    this.listener = new OutboxListener(this.config.DATABASE_URL, () => {
      this.wakeSignal.notify();
    });
    this.running = this.run(post);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.wakeSignal.notify();
    await this.listener?.close();
    await this.running;
  }

  private async run(post: MailPost): Promise<void> {
    while (!this.stopped) {
      const more = await this.sendBatch(post).catch((error: unknown) => {
        if (!this.stopped) this.logger.warn({ err: error }, 'mails could not be sent, trying again');
        return false;
      });
      if (!more && !this.stopped) await this.wakeSignal.wait(pollMs);
    }
  }

  private async sendBatch(post: MailPost): Promise<boolean> {
    const claimed = await this.mails.claim(batchMax);
    await Promise.all(claimed.map((mail) => this.send(post, mail)));
    return claimed.length === batchMax;
  }

  private async send(post: MailPost, mail: ClaimedMail): Promise<void> {
    const prepared = await this.prepareMail.run(mail);
    if ('nobody' in prepared) return this.mails.drop(mail);
    if ('useless' in prepared) return this.mails.giveUp(mail, prepared.useless);
    try {
      await post(prepared.letter);
    } catch (error) {
      await this.failed(mail, error);
      return;
    }
    await this.mails.sent(mail);
  }

  private async failed(mail: ClaimedMail, error: unknown): Promise<void> {
    this.logger.warn({ err: error, mailId: mail.id, tries: mail.tries }, 'a mail could not be sent');
    const why = (error instanceof Error ? error.message : String(error)).slice(0, errorCharsMax);
    if (isFinal(error) || mail.tries >= triesMax) await this.mails.giveUp(mail, why);
    else await this.mails.retry(mail, waitSeconds(mail.tries), why);
  }
}
