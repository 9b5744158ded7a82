import { z } from 'zod';

const State = z.object({ signedUp: z.literal(true) });

/** Told to the log-in page by the sign-up page when logging in right away did not work. */
export const signedUpState = {
  value: { signedUp: true } satisfies z.input<typeof State>,
  is: (state: unknown): boolean => State.safeParse(state).success,
};
