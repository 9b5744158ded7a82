import { exportList, PersonalTables } from '@fitfolio/service-kit/people/own-data';
import { MailEntity } from '../adapters/mail/mail.entity.js';
import { FactorEntity } from '../authentication/factor.entity.js';
import { SessionEntity } from '../accounts/session.entity.js';
import { tables } from '../tables.js';

/** What auth keeps of a person, besides the audit log. */
export const personalTables = new PersonalTables(tables, [
  exportList(SessionEntity, 'sessions'),
  exportList(FactorEntity, 'second-factors'),
  exportList(MailEntity, 'mails'),
]);
