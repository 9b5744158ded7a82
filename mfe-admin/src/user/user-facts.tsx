import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { Ban, Check, CircleDashed } from 'lucide-react';
import { Facts } from '../facts/facts.js';
import { Mark } from '../list/mark.js';
import { Balance } from '../transactions/balance.js';
import { YesNo } from '../list/yes-no.js';

/** What is known of an account. */
export function UserFacts({ user }: { user: AdminUser }) {
  const t = useTexts('mfe-admin');
  const fact = (key: string): string => t(`user.facts.${key}`);
  const verified = user.emailVerified
    ? { icon: Check, tone: 'good' as const, text: t('user.verified') }
    : { icon: CircleDashed, tone: 'warn' as const, text: t('user.notVerified') };
  const state = user.disabled
    ? { icon: Ban, tone: 'bad' as const, text: t('users.disabled') }
    : { icon: Check, tone: 'good' as const, text: t('user.active') };
  return (
    <Card>
      <Facts
        rows={[
          [fact('email'), user.email],
          [fact('verified'), <Mark look={verified}>{verified.text}</Mark>],
          [fact('state'), <Mark look={state}>{state.text}</Mark>],
          [fact('admin'), <YesNo yes={user.is_admin} />],
          [fact('name'), user.name ?? '–'],
          [fact('gender'), user.gender ? t(`user.genders.${user.gender}`) : '–'],
          [fact('userType'), user.userType ? t(`users.types.${user.userType}`) : '–'],
          [fact('balance'), <Balance userId={user.id} />],
          [fact('google'), <YesNo yes={user.google} />],
          [fact('createdAt'), formatDateTime(user.createdAt)],
          [fact('lastSeenAt'), formatDateTime(user.lastSeenAt) || '–'],
          ...(user.deletionAt ? [[fact('deletionAt'), formatDateTime(user.deletionAt)] as const] : []),
        ]}
      />
    </Card>
  );
}
