import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { Ban, Check, CircleDashed } from 'lucide-react';
import { DescriptionList } from '../shared/details/description-list.js';
import { Badge } from '../shared/list/badge.js';
import { Balance } from '../shared/transactions/balance.js';
import { BooleanBadge } from '../shared/list/boolean-badge.js';

/** The details of an account. */
export function UserDetails({ user }: { user: AdminUser }) {
  const { t } = useTranslation('mfe-admin');
  const fact = (key: string): string => t(`user.facts.${key}`);
  const verified = user.emailVerified
    ? { icon: Check, tone: 'good' as const, text: t('user.verified') }
    : { icon: CircleDashed, tone: 'warn' as const, text: t('user.notVerified') };
  const state = user.disabled
    ? { icon: Ban, tone: 'bad' as const, text: t('users.disabled') }
    : { icon: Check, tone: 'good' as const, text: t('user.active') };
  return (
    <Card>
      <DescriptionList
        rows={[
          [fact('email'), user.email],
          [fact('verified'), <Badge look={verified}>{verified.text}</Badge>],
          [fact('state'), <Badge look={state}>{state.text}</Badge>],
          [fact('admin'), <BooleanBadge yes={user.is_admin} />],
          [fact('name'), user.name ?? '–'],
          [fact('gender'), user.gender ? t(`user.genders.${user.gender}`) : '–'],
          [fact('userType'), user.userType ? t(`users.types.${user.userType}`) : '–'],
          [fact('balance'), <Balance userId={user.id} />],
          [fact('google'), <BooleanBadge yes={user.google} />],
          [fact('createdAt'), formatDateTime(user.createdAt)],
          [fact('lastSeenAt'), formatDateTime(user.lastSeenAt) || '–'],
          ...(user.deletionAt ? [[fact('deletionAt'), formatDateTime(user.deletionAt)] as const] : []),
        ]}
      />
    </Card>
  );
}
