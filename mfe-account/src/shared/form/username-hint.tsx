/** Tells a password manager the user name in a form that has no field for it. */
export const UsernameHint = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
);
