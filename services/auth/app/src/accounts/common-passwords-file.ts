/** The same file from src and from dist. */
export const commonPasswordsFile = new URL('../../data/common-passwords.bloom', import.meta.url);
