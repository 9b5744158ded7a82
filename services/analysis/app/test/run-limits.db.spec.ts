import {
  getFreeAnalysis,
  getFreeRemaining,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { EngineThreads } from '../src/engine/engine-threads.js';
import { TaskKilled } from '../src/engine/worker-pool.js';
import { start } from './support/start.js';
import { submit } from './support/submit.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());
afterEach(() => {
  jest.restoreAllMocks();
});

it.each(['time', 'memory'] as const)(
  'a run that is out of %s ends at once, says so and counts nothing',
  async (why) => {
    const spy = jest.spyOn(EngineThreads.prototype, 'analyse').mockRejectedValue(new TaskKilled(why));
    const token = await service.token();
    const { data } = submitFreeAnalysis.reply.parse((await submit(service, token)).body);
    await eventually(async () => {
      const { body } = await service.call(getFreeAnalysis, { params: { id: data.id } }, { token });
      expect(body.data).toMatchObject({ status: 'failed', failure: { code: 'ANALYSIS_TOO_COMPLEX' } });
    });
    expect(spy).toHaveBeenCalledTimes(1);
    expect((await service.call(getFreeRemaining, {}, { token })).body.data.remaining).toBe(3);
  },
);
