import { z } from 'zod';
import type { LeftOut } from './left-out.js';
import { releaseVersion, remoteName } from './release/release.js';

const Name = z.string().regex(remoteName);
const Version = z.string().regex(releaseVersion);

/** `GET /table` of the registry: which releases run, and who gets which. Edges decide by it for each person. */
export const Table = z.object({
  modules: z.array(
    z.object({
      name: Name,
      stable: Version,
      canary: z.object({ version: Version, weight: z.number(), audience: z.array(z.string()) }).nullable(),
    }),
  ),
  /** Every release that may be served, those that nobody gets included: an edge copies them before they are needed. */
  releases: z.array(z.object({ name: Name, version: Version, urls: z.array(z.url()) })),
  leftOut: z.array(z.custom<LeftOut>((value) => typeof value === 'object' && value !== null)),
});
export type Table = z.output<typeof Table>;
