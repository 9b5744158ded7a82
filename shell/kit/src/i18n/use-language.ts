import { i18n } from './i18n.js';
import { defaultLanguage, isLanguage, keepLanguage, type Language } from './language-choice.js';
import { useTranslation } from './use-translation.js';

const choose = (language: Language): void => {
  keepLanguage(language);
  void i18n.changeLanguage(language);
};

/** The interface language and how to change it. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  useTranslation('kit');
  return {
    language: isLanguage(i18n.language) ? i18n.language : defaultLanguage,
    setLanguage: choose,
  };
}
