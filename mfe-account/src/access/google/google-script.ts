/** What we use of Google's own script (https://developers.google.com/identity/oauth2/web). */
interface TokenReply {
  readonly access_token?: string;
  readonly error?: string;
}
interface TokenClient {
  requestAccessToken(): void;
}
interface TokenClientConfig {
  readonly client_id: string;
  readonly scope: string;
  readonly callback: (reply: TokenReply) => void;
  readonly error_callback: (error: { readonly type: string }) => void;
}
export interface GoogleAccounts {
  readonly oauth2: { initTokenClient(config: TokenClientConfig): TokenClient };
}

const source = 'https://accounts.google.com/gsi/client';
const accounts = (): GoogleAccounts | undefined =>
  (window as { google?: { accounts?: GoogleAccounts } }).google?.accounts;

let loading: Promise<GoogleAccounts> | undefined;

/** Loads Google's script once; a failed load can be repeated. */
export function loadGoogle(): Promise<GoogleAccounts> {
  const there = accounts();
  if (there) return Promise.resolve(there);
  loading ??= new Promise<GoogleAccounts>((done, fail) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('load', () => {
      const loaded = accounts();
      if (loaded) done(loaded);
      else fail(new Error('The script of Google came without its accounts.'));
    });
    script.addEventListener('error', () => fail(new Error('The script of Google did not come.')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The outcome of Google's window: a token, closed by the user, or blocked by the browser. */
export type GoogleAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed' };

/** Opens Google's window and waits for its answer. Call it from a click, or browsers block the window. */
export const requestGoogleCode = (google: GoogleAccounts, clientId: string): Promise<GoogleAnswer> =>
  new Promise((done) => {
    google.oauth2
      .initTokenClient({
        client_id: clientId,
        scope: 'openid email profile',
        callback: ({ access_token: token, error }) => {
          if (token) done({ kind: 'token', token });
          else done({ kind: error === 'access_denied' ? 'closed' : 'failed' });
        },
        error_callback: ({ type }) => {
          if (type === 'popup_closed') done({ kind: 'closed' });
          else done({ kind: type === 'popup_failed_to_open' ? 'blocked' : 'failed' });
        },
      })
      .requestAccessToken();
  });
