import { addResources } from '@fitfolio/web-kit/i18n';
import en from './pricing.en.json' with { type: 'json' };
import vi from './pricing.vi.json' with { type: 'json' };

/** Texts of the pricing page, which imports this. */
addResources('mfe-public', { vi, en });
