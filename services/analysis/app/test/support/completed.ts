import { submitFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { expect } from '@jest/globals';
import { type Form, submit } from './submit.js';

/** The id of a submitted analysis that has its result. */
export async function completed(service: TestService, token: string, form: Form = {}): Promise<string> {
  const reply = await submit(service, token, form);
  const { id } = submitFreeAnalysis.reply.parse(reply.body).data;
  await eventually(async () => {
    const [row] = await service.database.sql<{ status: string }>(
      'select status from free_analysis where id = $1',
      [id],
    );
    expect(row?.status).toBe('completed');
  });
  return id;
}
