import type { AuditEntry } from '@fitfolio/auth-contract/audit';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { BreakableText, none } from '../list/cells.js';
import styles from './audit.module.css';
import { subjectOf } from './subject-of.js';

/** Tried by whoever it was, before anyone is known. */
const isVisitors: readonly string[] = ['sign-in-failed', 'sign-in-limited'];

/** The actor: a user, someone who is not signed in, or the system. */
export function Actor({ entry: { actor, action } }: { entry: AuditEntry }) {
  const { t } = useTranslation('mfe-admin');
  if (actor) return <Account person={actor} />;
  const who = isVisitors.includes(action) ? 'audit.visitor' : 'audit.system';
  return <span className={styles['soft']}>{t(who)}</span>;
}

/** Only the id is known of a deleted account. */
function Account({ person: { id, email } }: { person: NonNullable<AuditEntry['subject']> }) {
  const { t } = useTranslation('mfe-admin');
  if (email === null)
    return (
      <span className={styles['soft']}>
        {t('audit.gone')} <span className={styles['id']}>{id}</span>
      </span>
    );
  return (
    <BreakableText>
      <Link to={paths.adminUser(id)}>{email}</Link>
    </BreakableText>
  );
}

/** The subject: an account, or what another service keeps, by its code or name where it has one. */
export function Subject({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const { subject, service } = entry;
  if (!subject) return none;
  const { name, to } = subjectOf(entry, language);
  const isAccount = subject.email !== null || (service === 'auth' && name === null);
  if (isAccount) return <Account person={subject} />;
  const words = name ?? t(`models.titles.${subject.id}`, { defaultValue: '' });
  const text = words || <span className={styles['id']}>{subject.id}</span>;
  return <BreakableText>{to === null ? text : <Link to={to}>{text}</Link>}</BreakableText>;
}
