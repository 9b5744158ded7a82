import { z } from 'zod';

const State = z.object({ signedUp: z.literal(true) });

/** Router state from the sign-up page when logging in right after it failed. */
export const signedUpState = {
  value: { signedUp: true } satisfies z.input<typeof State>,
  is: (state: unknown): boolean => State.safeParse(state).success,
};
