import { addResources } from '@fitfolio/web-kit/i18n';
import en from './account.en.json' with { type: 'json' };
import vi from './account.vi.json' with { type: 'json' };

/** Texts of the profile, of payments and of links in mails; the pages that need them import this. */
addResources('mfe-account', { vi, en });
