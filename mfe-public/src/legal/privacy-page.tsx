import { legalPage } from './legal-page.js';
import en from './texts/privacy.en.json';
import vi from './texts/privacy.vi.json';

export const PrivacyPage = legalPage('privacy', { vi, en });
