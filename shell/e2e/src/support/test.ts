import { expect, test as base } from '@playwright/test';

interface Options {
  /** What the console may say where something is broken on purpose. */
  readonly mayLog: RegExp | null;
}

/** Chromium itself logs every answer that is not a success; those are looked at where they are made. */
const ofTheBrowser = /^Failed to load resource:/;

/** What `npm run test:browser` walks and `npm test` leaves out. */
export const long = { tag: '@long' } as const;

/** Both languages: `npm test` walks the first, `npm run test:browser` both. */
export const inBoth = (first: 'vi' | 'en') =>
  (['vi', 'en'] as const).map((language) => [language, language === first ? {} : long] as const);

/** The test of a browser flow: it fails too when any of its pages throws or logs an error. */
export const test = base.extend<Options & { readonly quiet: void }>({
  mayLog: [null, { option: true }],
  quiet: [
    async ({ context, mayLog }, use) => {
      const faults: string[] = [];
      context.on('weberror', (thrown) => faults.push(String(thrown.error().stack)));
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !ofTheBrowser.test(text) && !mayLog?.test(text)) faults.push(text);
      });
      await use();
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
