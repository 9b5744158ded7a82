import { z } from 'zod';

/** As `bin/lib/options.mjs` read and checked them; handed over as one JSON argument. */
export const Options = z.object({
  port: z.number().int(),
  host: z.string(),
  /** Absolute. */
  dataDir: z.string(),
  processes: z.boolean(),
  dev: z.boolean(),
});
export type Options = z.output<typeof Options>;
