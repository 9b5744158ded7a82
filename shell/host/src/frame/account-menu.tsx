import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Link } from '@fitfolio/web-kit/router';
import { useCurrentUser, useSignOut } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { Button, Dropdown } from '@fitfolio/web-kit/ui/core';
import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react';
import { useAccountItems } from './account-items.js';
import styles from './header.module.css';

export function AccountMenu() {
  const { t } = useTranslation('host');
  const { user } = useCurrentUser();
  const signOut = useSignOut();
  const items = useAccountItems();
  const name = user?.name ?? t('header.account');
  return (
    <Dropdown
      placement="bottomRight"
      menu={{
        items: [
          ...items.map(({ key, path, icon, label }) => ({
            key,
            icon,
            label: (
              <Link to={path} onClick={() => track(`header:${key}`)}>
                {label}
              </Link>
            ),
          })),
          { type: 'divider' as const },
          {
            key: 'signOut',
            icon: <LogOut size={18} aria-hidden />,
            label: t('header.signOut'),
            onClick: () => {
              track('header:sign-out');
              void signOut();
            },
          },
        ],
      }}
    >
      <Button type="text" className={styles['account']} onClick={() => track('header:account')}>
        <CircleUserRound size={20} aria-hidden />
        <span className={styles['accountName']}>{name}</span>
        <ChevronDown size={16} aria-hidden />
      </Button>
    </Dropdown>
  );
}
