import { drawReport } from './draw-report.js';
import type { ReportTask } from '../report-task.js';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const task = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReportTask;
const bytes = await drawReport(task);
process.stdout.write(bytes, () => process.exit(0));
