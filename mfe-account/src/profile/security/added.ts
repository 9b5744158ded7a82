/** What adding a factor of either kind answers. */
export interface Added {
  readonly recoveryCodes: readonly string[] | null;
  readonly access_token: string;
}
