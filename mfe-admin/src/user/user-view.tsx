import type { getUser } from '@fitfolio/auth-contract/admin-users';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { SectionStack } from '../shared/details/section.js';
import { UserActions } from './user-actions.js';
import { UserActivity } from './user-activity.js';
import { UserDetails } from './user-details.js';
import { UserSessions } from './user-sessions.js';
import { useUserChange } from './use-user-change.js';

export function UserView({ user, sessions, activity }: RouteReply<typeof getUser>['data']) {
  const [change, dialog] = useUserChange(user);
  return (
    <SectionStack>
      <UserActions user={user} onChange={change} />
      <UserDetails user={user} />
      <UserSessions sessions={sessions} onEnd={() => change('endSessions')} />
      <UserActivity user={user} entries={activity} />
      {dialog}
    </SectionStack>
  );
}
