import type { ExportFile } from '@fitfolio/auth-contract/own-data';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';

/** Everything auth keeps about a person; no hash of a password or token, which is nobody's to see. */
const files: Readonly<Record<string, string>> = {
  'account.json': `select id, email, name, gender, user_type, is_admin, email_verified, disabled,
    google_sub, deletion_at, created_at from account where id = $1`,
  'sessions.json': `select id, device, place, network, created_at, seen_at, ends_at from session
    where account_id = $1 order by created_at`,
  'activity.json': `select at, action, actor::text = $1 as by_me, reason, before, after from audit
    where subject = $1 order by id`,
  'mails.json': `select kind, language, recipient, state, values, created_at, sent_at from mail
    where recipient = (select email from account where id = $1::uuid) order by created_at`,
};

@Injectable()
export class OwnFiles {
  constructor(private readonly database: Database) {}

  of(userId: string): Promise<ExportFile[]> {
    return Promise.all(
      Object.entries(files).map(async ([name, query]) => {
        const rows = await this.database.sql(query, [userId]);
        return { name, content: { text: `${JSON.stringify(rows, null, 2)}\n` } };
      }),
    );
  }
}
