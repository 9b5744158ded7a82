import { blocksOf, type CvBlock } from '@fitfolio/fit-engine/cv/blocks';
import { layoutCv } from '@fitfolio/fit-engine/cv/layout';
import { documentText } from '@fitfolio/fit-engine/document';
import { BoundedQueue } from '@fitfolio/service-kit/limit/bounded-queue';
import { childQueue } from '../documents/document-limits.js';
import { extractDocument } from '../documents/extract-document.js';
import { runLimitedChild } from '../documents/limited-child.js';
import type { CvTask } from './cv-task.js';

const painter = new URL('./child/main', import.meta.url);
const queue = new BoundedQueue(childQueue);

/** A file that does not say what the CV says, or none at all: it is not handed out. */
export class CvFileWrong extends Error {}

const letters = (text: string): string => text.normalize('NFC').replace(/[\s•]/gu, '');

const blockText = (block: CvBlock): string => {
  if (block.type === 'contact') return block.parts.join(' ');
  if (block.type === 'entry') return `${block.left} ${block.right}`;
  return block.type === 'list' && block.label !== '' ? `${block.label}: ${block.text}` : block.text;
};

/** What a file has to say, letter by letter. */
function lettersOf({ format, document }: CvTask): string {
  if (format === 'pdf')
    return letters(
      layoutCv(document)
        .pages.flat()
        .flatMap(({ runs }) => runs.map(({ text }) => text))
        .join(''),
    );
  const { head, main, side } = blocksOf(document);
  return letters([...head, ...main, ...side].map(blockText).join(''));
}

/** The place where two texts part, for the log. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Reads a file as any upload is read, and compares it with the CV letter by letter. */
async function reread(task: CvTask, bytes: Uint8Array): Promise<void> {
  const read = await extractDocument({ bytes, fileName: `cv.${task.format}` });
  if (!read.ok) throw new CvFileWrong(`The ${task.format} cannot be read again: ${read.code}`);
  const [wanted, got] = [lettersOf(task), letters(documentText(read.document))];
  if (wanted !== got)
    throw new CvFileWrong(
      `The ${task.format} says something else from letter ${firstDifference(wanted, got)} of ${wanted.length} on.`,
    );
}

/** The CV as a file, painted in a limited child process and read again before it is handed out. */
export async function makeCvFile(task: CvTask): Promise<Uint8Array> {
  const input = Buffer.from(JSON.stringify(task));
  return queue.run(async () => {
    const outcome = await runLimitedChild(painter, [], input);
    if (outcome.kind === 'killed') throw new CvFileWrong('The file could not be made within the limits.');
    await reread(task, outcome.bytes);
    return outcome.bytes;
  });
}
