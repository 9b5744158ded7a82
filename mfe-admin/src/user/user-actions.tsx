import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import styles from './user-page.module.css';
import type { UserChange } from './use-user-change.js';

const possible = (user: AdminUser): readonly UserChange[] => [
  ...(user.emailVerified ? [] : (['verify'] as const)),
  user.is_admin ? 'removeAdmin' : 'makeAdmin',
  user.disabled ? 'enable' : 'disable',
];

interface Props {
  readonly user: AdminUser;
  readonly onChange: (what: UserChange) => void;
}

/** The actions that the state of the account allows. */
export function UserActions({ user, onChange }: Props) {
  const { t } = useTranslation('mfe-admin');
  return (
    <div role="group" aria-label={t('user.actions')} className={styles['actions']}>
      {possible(user).map((what) => (
        <Button key={what} danger={what === 'disable'} onClick={() => onChange(what)}>
          {t(`user.changes.${what}.action`)}
        </Button>
      ))}
    </div>
  );
}
