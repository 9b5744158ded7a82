import { randomUUID } from 'node:crypto';
import type { MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database, type Sql } from '@fitfolio/service-kit/db/database';
import { outboxChannel } from '@fitfolio/service-kit/messaging/outbox';
import { Injectable } from '@nestjs/common';

/** Whoever holds a mail for longer is taken for dead. */
const leaseSeconds = 60;

export type MailValues = Readonly<Record<string, string | number>>;

export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: OutputLanguage | undefined;
  readonly values?: MailValues;
}

export interface ClaimedMail extends NewMail {
  readonly id: string;
  readonly language: OutputLanguage;
  readonly values: MailValues;
  readonly tries: number;
  readonly ageSeconds: number;
}

/** The outbox of mails. No text and no code is stored: both are made anew from the row at each try. */
@Injectable()
export class MailStore {
  constructor(private readonly database: Database) {}

  /** In the transaction of its cause; sent once that commits. */
  async add(sql: Sql, { kind, recipient, language = 'vi', values = {} }: NewMail): Promise<string> {
    const id = randomUUID();
    await sql(
      `with added as (insert into mail (id, kind, recipient, language, values)
         values ($1, $2, $3, $4, $5) returning 1)
       select pg_notify('${outboxChannel}', '') from added`,
      [id, kind, recipient, language, JSON.stringify(values)],
    );
    return id;
  }

  /** Removes what was done with more than so many days ago. */
  async forget(days: number): Promise<void> {
    await this.database.sql(
      `delete from mail where state in ('sent', 'failed') and created_at < now() - make_interval(days => $1)`,
      [days],
    );
  }

  /** Takes mails that are due, and those whose sender died. */
  claim(count: number): Promise<ClaimedMail[]> {
    return this.database.sql<ClaimedMail>(
      `update mail set state = 'sending', tries = tries + 1, due_at = now() + make_interval(secs => $2)
       where id in (select id from mail where state in ('queued', 'sending') and due_at <= now()
         order by due_at limit $1 for update skip locked)
       returning id, kind, recipient, language, values, tries,
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
