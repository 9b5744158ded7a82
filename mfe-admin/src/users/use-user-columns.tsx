import type { User } from '@fitfolio/auth-contract/user';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTexts } from '@fitfolio/web-kit/i18n';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import styles from '../list-page.module.css';
import { YesNo } from './yes-no.js';

export function useUserColumns(): readonly DataColumn<User>[] {
  const t = useTexts('mfe-admin');
  const none = <span className={styles['none']}>–</span>;
  return [
    {
      key: 'email',
      title: t('users.columns.email'),
      role: 'title',
      sortable: true,
      render: (user) => <span className={styles['main']}>{user.email}</span>,
    },
    { key: 'name', title: t('users.columns.name'), sortable: true, render: (user) => user.name ?? none },
    {
      key: 'userType',
      title: t('users.columns.userType'),
      render: (user) =>
        user.userType ? t(`users.types.${user.userType}`, { defaultValue: user.userType }) : none,
    },
    {
      key: 'admin',
      title: t('users.columns.admin'),
      render: (user) => <YesNo yes={user.is_admin} />,
    },
    {
      key: 'verified',
      title: t('users.columns.verified'),
      render: (user) => <YesNo yes={user.emailVerified} />,
    },
    {
      key: 'createdAt',
      title: t('users.columns.createdAt'),
      sortable: true,
      render: (user) => <span className={styles['when']}>{formatDateTime(user.createdAt)}</span>,
    },
  ];
}
