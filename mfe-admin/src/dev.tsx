import { adminGetFreeAnalysis, adminListFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { getUser, listUsers } from '@fitfolio/auth-contract/admin-users';
import { listAudit } from '@fitfolio/auth-contract/audit';
import { listEmails } from '@fitfolio/auth-contract/emails';
import { getMe } from '@fitfolio/auth-contract/me';
import { listReleases } from '@fitfolio/auth-contract/modules';
import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import { someSession, someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import remote from './remote.js';
import {
  someAccount,
  someAnalysis,
  someEntry,
  someId,
  someMail,
  someModule,
  someSummary,
} from './testing/fixtures.js';
import { moneyRoutes } from './testing/money-routes.js';

const numbers = [1, 2, 3, 4, 5, 6];
const page = { page: 1, pageSize: 20, total: numbers.length };

const user = someUser({ is_admin: true });

runAlone(
  remote,
  [
    answer(getMe, { data: user }),
    answer(listUsers, {
      data: numbers.map((n) => someAccount({ id: someId(n), email: `person-${n}@example.com` })),
      page,
    }),
    answer(getUser, ({ params }) => ({
      data: {
        user: someAccount({ id: String(params['id']) }),
        sessions: [someSession()],
        activity: numbers.map((n) => someEntry(n)),
      },
    })),
    answer(listEmails, { data: numbers.map((n) => someMail(n)), page }),
    answer(listReleases, { data: [someModule()] }),
    answer(listAudit, { data: numbers.map((n) => someEntry(n)), page }),
    answer(adminListFreeAnalyses, { data: numbers.map((n) => someSummary(n)), page }),
    answer(adminGetFreeAnalysis, { data: someAnalysis() }),
    ...moneyRoutes,
  ],
  { user },
);
