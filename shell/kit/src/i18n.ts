// Entry point: the one i18next of the page.
export { useCurrency } from './i18n/use-currency.js';
export { Trans } from 'react-i18next';
export { addTexts, type Texts } from './i18n/add-texts.js';
export { loadErrorTexts } from './i18n/error-texts.js';
export { i18n } from './i18n/i18n.js';
export { languages, type Language } from './i18n/language-choice.js';
export { useErrorText } from './i18n/use-error-text.js';
export { useLanguage } from './i18n/use-language.js';
export { useTexts } from './i18n/use-texts.js';
