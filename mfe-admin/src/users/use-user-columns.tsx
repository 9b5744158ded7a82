import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Tag } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { CellTitle, none, DateTimeCell } from '../shared/list/cells.js';
import { BooleanBadge } from '../shared/list/boolean-badge.js';

export function useUserColumns(): readonly DataColumn<AdminUser>[] {
  const { t } = useTranslation('mfe-admin');
  return [
    {
      key: 'email',
      title: t('users.columns.email'),
      role: 'title',
      sortable: true,
      render: (user) => (
        <CellTitle>
          <Link to={paths.adminUser(user.id)}>{user.email}</Link>{' '}
          {user.disabled ? <Tag color="error">{t('users.disabled')}</Tag> : null}
        </CellTitle>
      ),
    },
    { key: 'name', title: t('users.columns.name'), sortable: true, render: (user) => user.name ?? none },
    {
      key: 'userType',
      title: t('users.columns.userType'),
      render: (user) =>
        user.userType ? t(`users.types.${user.userType}`, { defaultValue: user.userType }) : none,
    },
    { key: 'admin', title: t('users.columns.admin'), render: (user) => <BooleanBadge yes={user.is_admin} /> },
    {
      key: 'verified',
      title: t('users.columns.verified'),
      render: (user) => <BooleanBadge yes={user.emailVerified} />,
    },
    {
      key: 'createdAt',
      title: t('users.columns.createdAt'),
      sortable: true,
      render: (user) => <DateTimeCell at={user.createdAt} />,
    },
  ];
}
