import { randomUUID } from 'node:crypto';
import type { MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database, type Sql } from '@fitfolio/service-kit/db/database';
import { outboxChannel } from '@fitfolio/service-kit/messaging/outbox';
import { Injectable } from '@nestjs/common';

/** Whoever holds a mail for longer is taken for dead. */
const leaseSeconds = 60;

export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: OutputLanguage | undefined;
}

export interface ClaimedMail extends NewMail {
  readonly id: string;
  readonly language: OutputLanguage;
  readonly tries: number;
  readonly ageSeconds: number;
}

/** The outbox of mails. No text and no code is stored: both are made anew from the row at each try. */
@Injectable()
export class MailStore {
  constructor(private readonly database: Database) {}

  /** In the transaction of its cause; sent once that commits. */
  async add(sql: Sql, { kind, recipient, language = 'vi' }: NewMail): Promise<void> {
    await sql(
      `with added as (insert into mail (id, kind, recipient, language) values ($1, $2, $3, $4) returning 1)
       select pg_notify('${outboxChannel}', '') from added`,
      [randomUUID(), kind, recipient, language],
    );
  }

  /** Takes mails that are due, and those whose sender died. */
  claim(count: number): Promise<ClaimedMail[]> {
    return this.database.sql<ClaimedMail>(
      `update mail set state = 'sending', tries = tries + 1, due_at = now() + make_interval(secs => $2)
       where id in (select id from mail where state in ('queued', 'sending') and due_at <= now()
         order by due_at limit $1 for update skip locked)
       returning id, kind, recipient, language, tries,
         extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
      [count, leaseSeconds],
    );
  }

  // `tries` tells this hold of the mail from a later one: a sender that was too slow changes nothing.
  async sent({ id, tries }: ClaimedMail): Promise<void> {
    await this.database.sql(
      `update mail set state = 'sent', sent_at = now(), error = null
       where id = $1 and state = 'sending' and tries = $2`,
      [id, tries],
    );
  }

  async retry({ id, tries }: ClaimedMail, waitSeconds: number, error: string): Promise<void> {
    await this.database.sql(
      `update mail set state = 'queued', due_at = now() + make_interval(secs => $3), error = $4
       where id = $1 and state = 'sending' and tries = $2`,
      [id, tries, waitSeconds, error],
    );
  }

  async giveUp({ id, tries }: ClaimedMail, error: string): Promise<void> {
    await this.database.sql(
      `update mail set state = 'failed', error = $3 where id = $1 and state = 'sending' and tries = $2`,
      [id, tries, error],
    );
  }

  /** There is no one to write to. */
  async drop({ id }: ClaimedMail): Promise<void> {
    await this.database.sql('delete from mail where id = $1', [id]);
  }
}
