import { addResources } from '@fitfolio/web-kit/i18n';
import en from './results.en.json' with { type: 'json' };
import vi from './results.vi.json' with { type: 'json' };

/** Texts of all pages but the two forms, which visitors open first; the pages that need them import this. */
addResources('mfe-analysis', { vi, en });
