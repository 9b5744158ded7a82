import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the server gave for the browser, which that alone understands. */
type Options = Readonly<Record<string, unknown>>;

/**
 * Null when the person stopped it, or there is no passkey for this site: browsers say no by many names on purpose, and none
 * tells a page more. What extensions said is left out.
 */
async function orNull<T extends { readonly clientExtensionResults: unknown }>(work: () => Promise<T>) {
  try {
    const { clientExtensionResults: _left, ...credential } = await work();
    return credential;
  } catch {
    return null;
  }
}

/** Signs with a passkey. The code for it is loaded with the first use. */
export const signWithPasskey = (options: Options) =>
  orNull(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  });

/** Makes a passkey. */
export const makePasskey = (options: Options) =>
  orNull(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  });
