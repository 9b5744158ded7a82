import { z } from 'zod';
import type { AnyRoute } from './route.js';

export const pageSizeMax = 100;
export const pageSizeDefault = 20;
export const searchCharsMax = 200;

/** What every list takes. `sort` is a field name of the list, `-` before it for descending. */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(pageSizeMax).default(pageSizeDefault),
    search: z.string().max(searchCharsMax).optional(),
    sort: z
      .enum(fields.flatMap((f) => [f, `-${f}`]) as [Sort<Fields[number]>, ...Sort<Fields[number]>[]])
      .optional(),
  });

/** Whether a route answers page by page. */
export const isList = ({ query }: AnyRoute): boolean => query !== undefined && 'pageSize' in query.shape;

type Sort<F extends string> = F | `-${F}`;

export const Page = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
});
export type Page = z.output<typeof Page>;

/** `{ data }`. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });
/** `{ data: [...], page }`. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), page: Page });
