/** Every key that the product keeps in the browser, so that no two features take the same one. */
export const storageKeys = {
  /** The access token and its expiry. */
  session: 'auth-storage',
  user: 'users-storage',
  language: 'language',
  /** Also read before the first script: see `rspack/theme-assets.mjs`. */
  theme: 'vite-ui-theme',
  /** That the fonts have come once. Read and written before the first script alone: see `rspack/boot-assets.mjs`. */
  fonts: 'fonts',
  currency: 'currency',
  onboardingPostponedBy: 'onboarding-later',
  profileSection: 'profileActiveSection',
  emailDraft: 'account-email',
  profileDraft: (userId: string) => `profile-draft:${userId}`,
  analysisDraft: 'free-analysis-draft',
  /** Names of the files that were chosen for a screening and are not sent yet. */
  screeningUploads: (id: string) => `screening-uploads:${id}`,
  interviewDraft: (id: string, question: number) => `interview-draft:${id}:${question}`,
} as const;

/** A value of the browser's storage. Both methods never throw: blocked, full or broken storage reads as null. */
export interface StoredValue<T> {
  readonly key: string;
  readonly read: () => T | null;
  /** null removes the value. */
  readonly write: (value: T | null) => void;
}

/** `local` lasts and is shared by all tabs, `session` lasts as long as the tab. */
type Area = 'local' | 'session';
const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

function storedValue<T>(
  area: Area,
  key: string,
  decode: (text: string) => T | null,
  encode: (value: T) => string,
): StoredValue<T> {
  return {
    key,
    read: () => {
      try {
        const text = areaOf(area).getItem(key);
        return text === null ? null : decode(text);
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) areaOf(area).removeItem(key);
        else areaOf(area).setItem(key, encode(value));
      } catch {
        // The page itself still holds the value.
      }
    },
  };
}

/** A word or an id, stored as it is. */
export const storedText = <T extends string>(
  area: Area,
  key: string,
  isValid: (text: string) => text is T,
): StoredValue<T> =>
  storedValue<T>(
    area,
    key,
    (text) => (isValid(text) ? text : null),
    (value) => value,
  );

/** Any other value, stored as JSON. `parse` gives null for content that it does not know. */
export const storedJson = <T>(
  area: Area,
  key: string,
  parse: (content: unknown) => T | null,
): StoredValue<T> => storedValue<T>(area, key, (text) => parse(JSON.parse(text)), JSON.stringify);
