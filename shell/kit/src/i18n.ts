// Entry point: the one i18next of the page.
export { useCurrency } from './i18n/use-currency.js';
export { addResources, type Resources } from './i18n/add-resources.js';
export { loadErrorResources } from './i18n/error-resources.js';
export { i18n } from './i18n/i18n.js';
export { languages, type Language } from './i18n/language-choice.js';
export { Trans } from './i18n/trans.js';
export { useErrorText } from './i18n/use-error-text.js';
export { useLanguage } from './i18n/use-language.js';
export { useTranslation } from './i18n/use-translation.js';
