import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { DocumentReader } from '../../src/documents/document-reader.js';
import { WorkerPool } from '../../src/engine/worker-pool.js';

/** One name for equal values. */
const nameOf = (value: unknown): string => createHash('sha256').update(serialize(value)).digest('base64');

/**
 * The same documents come again and again in the tests of a suite. Each is read once by the real child, and the engine is asked once
 * the same thing by the real thread; afterwards the answer is a copy of the first.
 */
export function rememberAnswers(): void {
  const answers = new Map<string, unknown>();
  const remembered = async <T>(asked: unknown, ask: () => Promise<T>, keeps: (answer: T) => boolean) => {
    const name = nameOf(asked);
    const known = answers.get(name) as T | undefined;
    if (known !== undefined) return structuredClone(known);
    const answer = await ask();
    if (keeps(answer)) answers.set(name, structuredClone(answer));
    return answer;
  };

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
}
