/** Credits' own error codes with their HTTP status. */
export const creditsErrorCodes = {} as const;
