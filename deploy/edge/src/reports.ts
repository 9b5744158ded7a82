import type { Counts } from '@fitfolio/registry/counts';
import type { ModuleSource } from '@fitfolio/registry/source';
import { releaseVersion, remoteName } from '@fitfolio/registry/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { holderOf } from './address-limits.js';
import { answerErrors } from './problem.js';
import { personOf } from './visitors.js';

const reportBytesMax = 512;

/** What the host says of a remote that did not load, or whose page crashed. */
const Report = z.object({ name: z.string().regex(remoteName), version: z.string().regex(releaseVersion) });

function parseReport(text: unknown): z.output<typeof Report> | null {
  try {
    return Report.parse(JSON.parse(String(text)));
  } catch {
    return null;
  }
}

/** `POST /remotes/report`: counted while a release of the remote is tried, and forgotten at once otherwise. */
export async function registerReports(
  app: FastifyInstance,
  source: ModuleSource,
  counts: Counts,
): Promise<void> {
  await app.register(async (reports) => {
    answerErrors(reports);
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: reportBytesMax },
      (_request, body, done) => done(null, body),
    );
    reports.post('/remotes/report', (request, reply) => {
      const report = parseReport(request.body);
      const { visitor } = personOf(request);
      const tried = source
        .served()
        .modules.find(({ name, canary }) => canary !== null && name === report?.name);
      const versions = [tried?.stable, tried?.canary?.release].map((release) => release?.entry.version);
      if (report && visitor !== null && versions.includes(report.version))
        counts.failed(report.name, report.version, visitor, holderOf(request.ip));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
