import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { root } from './product.js';

const samples = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => join(root, name, 'src/fit-analysis/sample'))
  .find((folder) => existsSync(folder));
const sample = (name: string): Buffer => readFileSync(join(samples ?? '', name));

/** The invented person and job of the sample report. */
export const texts = {
  resume: { vi: () => sample('resume.vi.txt'), en: () => sample('resume.en.txt') },
  job: { vi: () => sample('job.vi.txt').toString(), en: () => sample('job.en.txt').toString() },
};

export interface Caller {
  readonly request: APIRequestContext;
  readonly url: string;
  readonly token: string;
}

const headers = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Submits the sample, or its résumé with another job; the id of the analysis. */
export async function submitSample({
  request,
  url,
  token,
  language = 'en',
  job = texts.job[language](),
}: Caller & { readonly language?: 'vi' | 'en'; readonly job?: string }): Promise<string> {
  const reply = await request.post(`${url}/api/free-analysis`, {
    headers: headers(token),
    multipart: {
      resume: { name: 'cv.txt', mimeType: 'text/plain', buffer: texts.resume[language]() },
      jobDescriptionText: job,
      outputLanguage: language,
    },
  });
  expect(reply.status(), await reply.text()).toBe(202);
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

/** Waits until the analysis has a result. */
export async function finished({ request, url, token }: Caller, id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const reply = await request.get(`${url}/api/free-analysis/${id}`, { headers: headers(token) });
        return reply.ok()
          ? ((await reply.json()) as { data: { status: string } }).data.status
          : reply.status();
      },
      { timeout: 45_000, intervals: [100, 250, 500] },
    )
    .toBe('completed');
}
