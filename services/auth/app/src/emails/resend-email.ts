import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { Mail } from '@fitfolio/auth-contract/mail';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { MailStore } from '../adapters/mail/mail.store.js';
import { writeAudit } from '../audit/audit.store.js';
import { EmailsStore } from './emails.store.js';

const refuse = problemOf(authErrorCodes);

@Injectable()
export class ResendEmail {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailsStore,
    private readonly mails: MailStore,
  ) {}

  /** A new mail of the same kind to the same address: a code in it is new as well. */
  run(adminId: string, id: string): Promise<Mail> {
    return this.database.transaction(async (tx) => {
      const found = await this.emails.find(tx.sql, id);
      if (!found) throw problem('NOT_FOUND', 'There is no such mail.');
      const { kind, recipient, language, state } = found.mail;
      if (state === 'queued' || state === 'sending')
        throw refuse('MAIL_STILL_WAITING', 'This mail is still to be sent.');
      const made = await this.mails.add(tx.sql, { kind, recipient, language, values: found.values });
      const [owner] = await tx.sql<{ id: string }>('select id from account where email = $1', [recipient]);
      await writeAudit(tx.sql, {
        action: 'mail-resent',
        actor: adminId,
        subject: owner?.id ?? null,
        before: { mailId: id, kind, state },
        after: { mailId: made },
      });
      const again = await this.emails.find(tx.sql, made);
      if (!again) throw new Error('the mail that was just written is gone');
      return again.mail;
    });
  }
}
