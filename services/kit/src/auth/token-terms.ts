/** What auth signs access tokens by, and everybody checks them by. */
export const tokenIssuer = 'fitfolio';
export const tokenAudience = 'fitfolio';
export const tokenAlgorithm = 'EdDSA';
/** How long a token is valid from its signing, if its session does not end before. */
export const accessTokenMinutes = 10;
