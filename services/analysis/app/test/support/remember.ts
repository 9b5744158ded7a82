import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { DocumentReader } from '../../src/documents/document-reader.js';
import { WorkerPool } from '../../src/engine/worker-pool.js';

/** One name for equal values. */
const nameOf = (value: unknown): string => createHash('sha256').update(serialize(value)).digest('base64');

const answers = new Map<string, unknown>();

async function remembered<T>(
  asked: unknown,
  ask: () => Promise<T>,
  keeps: (answer: T) => boolean,
): Promise<T> {
  const name = nameOf(asked);
  const known = answers.get(name) as T | undefined;
  if (known !== undefined) return structuredClone(known);
  const answer = await ask();
  if (keeps(answer)) answers.set(name, structuredClone(answer));
  return answer;
}

function remember(): () => void {
  const { read } = DocumentReader.prototype;
  DocumentReader.prototype.read = function once(file, owner, signal) {
    const { bytes, fileName, declaredType } = file;
    return remembered(
      [bytes, fileName, declaredType],
      () => read.call(this, file, owner, signal),
      ({ ok }) => ok,
    );
  };

  const { run } = WorkerPool.prototype;
  WorkerPool.prototype.run = function once(task) {
    return remembered(
      task,
      () => run.call(this, task),
      () => true,
    );
  };

  return () => {
    DocumentReader.prototype.read = read;
    WorkerPool.prototype.run = run;
  };
}

let running = 0;
let forget = (): void => undefined;

/**
 * The same documents come again and again in tests of the service. While one runs, each is read once by the real child, and the
 * engine is asked once the same thing by the real thread; afterwards the answer is a copy of the first. The result ends that.
 */
export function rememberAnswers(): () => void {
  if (running++ === 0) forget = remember();
  let remembers = true;
  return () => {
    if (remembers && --running === 0) forget();
    remembers = false;
  };
}
