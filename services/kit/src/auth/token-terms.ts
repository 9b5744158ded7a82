/** What auth signs access tokens by, and everybody checks them by. */
export const tokenIssuer = 'fitfolio';
export const tokenAudience = 'fitfolio';
export const tokenAlgorithm = 'EdDSA';
/** How long a token is valid from its signing, if its session does not end before. */
export const accessTokenMinutes = 10;
/** How long a proof of who one is (a sign-in, or one repeated since) opens routes that are `reauthenticated`. */
export const reauthenticationMinutes = 10;
/** The method in `amr` (RFC 8176) that says that there was a second factor. */
export const secondFactorMethod = 'mfa';
