/** Tells a password manager whose password a form without a field for the address is about. */
export const UsernameHint = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
);
