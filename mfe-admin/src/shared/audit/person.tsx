import type { AuditEntry } from '@fitfolio/auth-contract/audit';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { BreakableText, none } from '../list/cells.js';
import styles from './audit.module.css';

/** Tried by whoever it was, before anyone is known. */
const isVisitors: readonly string[] = ['sign-in-failed', 'sign-in-limited'];

/** The actor: a user, someone who is not signed in, or the system. */
export function Actor({ entry: { actor, action } }: { entry: AuditEntry }) {
  const { t } = useTranslation('mfe-admin');
  if (actor) return <Subject person={actor} />;
  const who = isVisitors.includes(action) ? 'audit.visitor' : 'audit.system';
  return <span className={styles['soft']}>{t(who)}</span>;
}

/** The subject; only the id is known of a deleted account, and of what is no account. */
export function Subject({
  person,
  isAccount = true,
}: {
  person: AuditEntry['subject'];
  isAccount?: boolean;
}) {
  const { t } = useTranslation('mfe-admin');
  if (!person) return none;
  if (person.email === null)
    return (
      <span className={styles['soft']}>
        {isAccount ? t('audit.gone') : null} <span className={styles['id']}>{person.id}</span>
      </span>
    );
  return (
    <BreakableText>
      <Link to={paths.adminUser(person.id)}>{person.email}</Link>
    </BreakableText>
  );
}
