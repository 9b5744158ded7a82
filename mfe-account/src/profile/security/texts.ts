import { addResources, useTranslation } from '@fitfolio/web-kit/i18n';
import en from './texts.en.json' with { type: 'json' };
import vi from './texts.vi.json' with { type: 'json' };

const namespace = 'mfe-account-security';
addResources(namespace, { vi, en });

/** The texts of this section; they come with its chunk, not with the remote's entry. */
export const useSecurityTexts = () => useTranslation(namespace);
