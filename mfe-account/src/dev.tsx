import { listFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { getSignInOptions } from '@fitfolio/auth-contract/google';
import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import { listSessions } from '@fitfolio/auth-contract/session';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someSession, someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import remote from './remote.js';
import { purchaseRoutes } from './testing/purchase-routes.js';

const scores = [72, 64, null, 58, 41];

runAlone(remote, [
  answer(getSignInOptions, { data: { googleClientId: null } }),
  answer(login, () => ({ access_token: fakeToken().accessToken })),
  answer(signUp, { data: { email: someUser().email } }),
  answer(getMe, { data: someUser() }),
  answer(listSessions, { data: [someSession({ current: true })] }),
  answer(updateMe, { data: someUser() }),
  answer(listFreeAnalyses, {
    data: scores.map((score, i) => ({
      id: `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b0${i}`,
      status: score === null ? ('failed' as const) : ('completed' as const),
      fileName: `cv-nguyen-van-an-${scores.length - i}.pdf`,
      position: score === null ? null : 'Front-end Engineer',
      score,
      createdAt: `2026-11-${20 - i}T08:0${i}:00.000Z`,
    })),
    page: { page: 1, pageSize: 10, total: scores.length },
  }),
  ...purchaseRoutes,
]);
