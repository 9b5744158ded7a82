import type { listEmails } from '@fitfolio/auth-contract/emails';
import type { RouteInput } from '@fitfolio/contract-kit/route';
import { Database } from '@fitfolio/service-kit/db/database';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { hasFolded } from '@fitfolio/service-kit/db/search';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { shownOfMail } from './shown-of-mail.js';

type EmailsQuery = RouteInput<typeof listEmails>['query'];

const listed = {
  sorts: { createdAt: 'createdAt', recipient: 'recipient' },
  defaultSort: '-createdAt',
  tieBreaks: ['id'],
} as const;

@Injectable()
export class ListEmails {
  constructor(private readonly database: Database) {}

  run(query: EmailsQuery) {
    return listPage(findMails(this.database, query), query, listed);
  }
}

/** Those of a search and its filters. */
export const findMails = (work: Work, { search, state, kind }: Partial<EmailsQuery>) =>
  db(work)
    .selectFrom('mail')
    .select(shownOfMail)
    .where(hasFolded(sql<string>`folded(recipient)`, search))
    .where(({ and }) =>
      and({ ...(state === undefined ? {} : { state }), ...(kind === undefined ? {} : { kind }) }),
    );
