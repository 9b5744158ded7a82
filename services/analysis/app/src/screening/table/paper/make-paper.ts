import { BoundedQueue } from '@fitfolio/service-kit/limit/bounded-queue';
import { childQueue } from '../../../documents/document-limits.js';
import { runLimitedChild } from '../../../documents/limited-child.js';
import type { PaperTask } from './paper-task.js';

const painter = new URL('./child/main', import.meta.url);
const queue = new BoundedQueue(childQueue);

/** The table as a tagged PDF, painted in a limited child process. The same table gives the same bytes. */
export async function makePaper(task: PaperTask): Promise<Uint8Array> {
  const outcome = await queue.run(() => runLimitedChild(painter, [], Buffer.from(JSON.stringify(task))));
  if (outcome.kind === 'killed') throw new Error('The table could not be painted within the limits.');
  return outcome.bytes;
}
