import { wordsOf } from '@fitfolio/fit-engine/report/labels';
import { BoundedQueue } from '@fitfolio/service-kit/limit/bounded-queue';
import { childQueue } from '../documents/document-limits.js';
import { runLimitedChild } from '../documents/limited-child.js';
import type { ReportTask } from './report-task.js';

const drawer = new URL('./child/main', import.meta.url);
const queue = new BoundedQueue(childQueue);

/** The report as an A4 PDF, drawn in a limited child process. The same report gives the same bytes. */
export async function makeReportPdf(task: Omit<ReportTask, 'band'>): Promise<Uint8Array> {
  const { band, language } = task.report;
  const whole: ReportTask = { ...task, band: band && wordsOf(language).band(band) };
  const outcome = await queue.run(() => runLimitedChild(drawer, [], Buffer.from(JSON.stringify(whole))));
  if (outcome.kind === 'killed') throw new Error('The report could not be drawn within the limits.');
  return outcome.bytes;
}
