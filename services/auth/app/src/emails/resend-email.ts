import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { Mail } from '@fitfolio/auth-contract/mail';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { MailStore } from '../adapters/mail/mail.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { db } from '../tables.js';
import { shownOfMail } from './shown-of-mail.js';

const refuse = problemOf(authErrorCodes);

@Injectable()
export class ResendEmail {
  constructor(
    private readonly database: Database,
    private readonly mails: MailStore,
  ) {}

  /** A new mail of the same kind to the same address: a code in it is new as well. */
  run(adminId: string, id: string): Promise<Mail> {
    return this.database.transaction(async (tx) => {
      const mail = await mailOf(tx, id);
      if (!mail) throw problem('NOT_FOUND', 'There is no such mail.');
      const { kind, recipient, language, state, values } = mail;
      if (state === 'queued' || state === 'sending')
        throw refuse('MAIL_STILL_WAITING', 'This mail is still to be sent.');
      const made = await this.mails.add(tx, { kind, recipient, language, values });
      const owner = await db(tx)
        .selectFrom('account')
        .select('id')
        .where('email', '=', recipient)
        .executeTakeFirst();
      await writeAudit(tx.db, {
        action: 'mail-resent',
        actorId: adminId,
        subject: owner?.id ?? null,
        before: { mailId: id, kind, state },
        after: { mailId: made },
      });
      const again = await db(tx)
        .selectFrom('mail')
        .select(shownOfMail)
        .where('id', '=', made)
        .executeTakeFirstOrThrow();
      return toDto(again);
    });
  }
}

const mailOf = (work: Work, id: string) =>
  db(work)
    .selectFrom('mail')
    .select(['kind', 'recipient', 'language', 'state', 'values'])
    .where('id', '=', id)
    .executeTakeFirst();
