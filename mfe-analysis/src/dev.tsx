import { getMe } from '@fitfolio/auth-contract/me';
import {
  getFreeAnalysis,
  getFreeRemaining,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import remote from './remote.js';
import { someAnalysis } from './testing/analysis.fixture.js';

const { id } = someAnalysis();
const msPerDay = 24 * 3600 * 1000;

const user = someUser();

runAlone(
  remote,
  [
    answer(getMe, { data: user }),
    answer(getFreeRemaining, () => ({
      data: {
        remaining: 2,
        resetsAt: new Date(Math.ceil(Date.now() / msPerDay) * msPerDay).toISOString(),
        awaitsVerification: false,
      },
    })),
    answer(submitFreeAnalysis, { data: { id, status: 'queued' } }),
    answer(getFreeAnalysis, { data: someAnalysis() }),
  ],
  { user },
);
