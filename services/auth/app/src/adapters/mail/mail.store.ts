import { randomUUID } from 'node:crypto';
import type { MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { json, sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { outboxChannel } from '@fitfolio/service-kit/messaging/outbox';
import { Injectable } from '@nestjs/common';
import { db } from '../../tables.js';
import type { MailValues } from './mail.entity.js';

export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: OutputLanguage | undefined;
  readonly values?: MailValues;
}

/** Where mails are put into their outbox. */
@Injectable()
export class MailStore {
  /** In the transaction of its cause; sent once that commits. */
  async add(work: Work, { kind, recipient, language = 'vi', values = {} }: NewMail): Promise<string> {
    const id = randomUUID();
    await db(work)
      .with('added', (query) =>
        query
          .insertInto('mail')
          .values({ id, kind, recipient, language, values: json(values) })
          .returning('id'),
      )
      .selectFrom('added')
      .select(sql`pg_notify(${outboxChannel}, '')`.as('notified'))
      .execute();
    return id;
  }
}
