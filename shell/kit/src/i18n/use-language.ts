import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.js';
import { defaultLanguage, isLanguage, keepLanguage, type Language } from './language-choice.js';

const choose = (language: Language): void => {
  keepLanguage(language);
  void i18n.changeLanguage(language);
};

/** The interface language and how to change it. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { i18n: current } = useTranslation('kit', { i18n });
  return {
    language: isLanguage(current.language) ? current.language : defaultLanguage,
    setLanguage: choose,
  };
}
