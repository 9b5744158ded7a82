import { Id, Instant } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const entryCharsMax = 1_000;

export const Entry = z.object({ id: Id, text: z.string(), createdAt: Instant });
export type Entry = z.output<typeof Entry>;

export const addEntry = defineRoute({
  id: 'addExampleEntry',
  method: 'POST',
  path: '/example/entries',
  access: 'user',
  summary: 'Keeps an entry of the caller.',
  body: z.strictObject({ text: z.string().trim().min(1).max(entryCharsMax) }),
  status: 201,
  reply: dataOf(Entry),
  errors: [],
});
