import { dataOf } from '@fitfolio/contract-kit/page';
import { z } from 'zod';

/**
 * What the optional model made of the engine's lines, each of which says the same as the line beside it. Empty while the model is
 * off, fails, or says anything else: the engine's lines are there without it.
 */
export const Phrased = z.object({ lines: z.array(z.object({ engine: z.string(), model: z.string() })) });
export type Phrased = z.output<typeof Phrased>;

export const phrasedReply = dataOf(Phrased);
