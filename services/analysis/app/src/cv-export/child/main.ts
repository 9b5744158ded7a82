import type { CvTask } from '../cv-task.js';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const task = JSON.parse(Buffer.concat(chunks).toString('utf8')) as CvTask;
const bytes =
  task.format === 'pdf'
    ? await (await import('./paint-pdf.js')).paintPdf(task)
    : await (await import('./paint-docx.js')).paintDocx(task);
process.stdout.write(bytes, () => process.exit(0));
