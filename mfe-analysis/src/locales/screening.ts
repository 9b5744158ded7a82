import { addResources } from '@fitfolio/web-kit/i18n';
import en from './screening.en.json' with { type: 'json' };
import vi from './screening.vi.json' with { type: 'json' };
import './results.js';

/** Texts of the screenings, besides those of results. */
addResources('mfe-analysis', { vi, en });
