import { legalPage } from './legal-page.js';
import en from './texts/terms.en.json';
import vi from './texts/terms.vi.json';

export const TermsPage = legalPage('terms', { vi, en });
