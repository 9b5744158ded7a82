import type { Mail, MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { AccountEntity } from '../../accounts/account.entity.js';

export type MailValues = Readonly<Record<string, string | number>>;

/** The outbox of mails. No text and no code is stored: both are made anew from the row at each try. */
export const MailEntity = defineTable('mail', {
  person: {
    by: 'recipient',
    through: AccountEntity,
    references: 'email',
    order: 'createdAt',
    leaves: 'delete',
  },
  columns: {
    id: internal(p.uuid().primary()),
    kind: own(p.text().$type<MailKind>()),
    language: own(p.text().$type<OutputLanguage>()),
    recipient: own(p.text()),
    state: own(p.text().$type<Mail['state']>().default('queued')),
    values: own(p.json<MailValues>().default('{}')),
    tries: internal(p.integer().default(0)),
    dueAt: internal(p.datetime().defaultRaw('now()')),
    error: internal(p.text().nullable()),
    createdAt: own(p.datetime().defaultRaw('now()')),
    sentAt: own(p.datetime().nullable()),
  },
});
