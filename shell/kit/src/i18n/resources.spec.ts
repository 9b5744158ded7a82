import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { commonErrorCodes } from '@fitfolio/contract-kit/problem';
import { describe, expect, it } from '@jest/globals';
import { loadErrorResources } from './error-resources.js';
import { errorText } from './use-error-text.js';
import { i18n } from './i18n.js';
import errorsEn from './resources/errors.en.json' with { type: 'json' };
import errorsVi from './resources/errors.vi.json' with { type: 'json' };
import problemsEn from './resources/problems.en.json' with { type: 'json' };
import problemsVi from './resources/problems.vi.json' with { type: 'json' };
import reauthenticationEn from '../session/reauthentication/texts.en.json' with { type: 'json' };
import reauthenticationVi from '../session/reauthentication/texts.vi.json' with { type: 'json' };
import kitEn from './resources/kit.en.json' with { type: 'json' };
import kitVi from './resources/kit.vi.json' with { type: 'json' };

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? keysOf(inner as object, `${prefix}${key}.`)
      : [`${prefix}${key.replace(/_(one|other)$/, '')}`],
  );
const said = (texts: object) => [...new Set(keysOf(texts))].sort();

describe('the kit’s texts', () => {
  it('say the same things in both languages', () => {
    expect(said(kitVi)).toEqual(said(kitEn));
    expect(said(errorsVi)).toEqual(said(errorsEn));
    expect(said(problemsVi)).toEqual(said(problemsEn));
    expect(said(reauthenticationVi)).toEqual(said(reauthenticationEn));
  });

  it.each([...Object.keys(commonErrorCodes), ...Object.keys(authErrorCodes)])('have words for %s', (code) => {
    expect([...said(errorsEn), ...said(problemsEn)]).toContain(code);
  });

  it('come for a service’s own code with the first of them', async () => {
    await i18n.changeLanguage('en');
    await loadErrorResources('BAD_CREDENTIALS');
    expect(errorText({ status: 401, code: 'BAD_CREDENTIALS', message: 'x' })).toBe(
      'The email or password is not correct.',
    );
  });

  it('fall back to the server’s words, then to a general sentence', async () => {
    await i18n.changeLanguage('en');
    expect(errorText({ status: 400, code: 'BRAND_NEW', message: 'As the server says.' })).toBe(
      'As the server says.',
    );
    expect(errorText({ status: 400, code: 'BRAND_NEW', message: '' })).toBe('An unexpected error occurred');
    expect(errorText(new Error('x'))).toBe('An unexpected error occurred');
  });
});
