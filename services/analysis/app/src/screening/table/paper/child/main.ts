import type { PaperTask } from '../paper-task.js';
import { paintTable } from './paint-table.js';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const task = JSON.parse(Buffer.concat(chunks).toString('utf8')) as PaperTask;
const bytes = await paintTable(task);
process.stdout.write(bytes, () => process.exit(0));
