import { type RouteTable, routesIn } from '@fitfolio/contract-kit/route';
import * as adminUsers from './admin-users.js';
import * as audit from './audit.js';
import * as emails from './emails.js';
import * as factors from './factors.js';
import * as google from './google.js';
import * as me from './me.js';
import * as modules from './modules.js';
import * as notices from './notices.js';
import * as ownData from './own-data.js';
import * as passwords from './passwords.js';
import * as reauthentication from './reauthentication.js';
import * as renewal from './renewal.js';
import * as secondStep from './second-step.js';
import * as session from './session.js';
import * as signIn from './sign-in.js';
import * as verification from './verification.js';
import * as verifyLink from './verify-link.js';

/** Everything auth answers. */
export const authRoutes = {
  ...routesIn(adminUsers),
  ...routesIn(audit),
  ...routesIn(emails),
  ...routesIn(factors),
  ...routesIn(google),
  ...routesIn(me),
  ...routesIn(modules),
  ...routesIn(notices),
  ...routesIn(ownData),
  ...routesIn(passwords),
  ...routesIn(reauthentication),
  ...routesIn(renewal),
  ...routesIn(secondStep),
  ...routesIn(session),
  ...routesIn(signIn),
  ...routesIn(verification),
  ...routesIn(verifyLink),
} satisfies RouteTable;
