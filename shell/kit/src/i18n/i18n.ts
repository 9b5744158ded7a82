import { createInstance } from 'i18next';
import { defaultLanguage, firstLanguage, languages } from './language-choice.js';
import errorsEn from './resources/errors.en.json' with { type: 'json' };
import errorsVi from './resources/errors.vi.json' with { type: 'json' };
import kitEn from './resources/kit.en.json' with { type: 'json' };
import kitVi from './resources/kit.vi.json' with { type: 'json' };

/** The one i18next. Namespaces: `kit`, `errors`, `host`, and one per remote, named as the remote. */
export const i18n = createInstance();

void i18n.init({
  lng: firstLanguage(),
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  ns: ['kit', 'errors'],
  defaultNS: 'kit',
  resources: { vi: { kit: kitVi, errors: errorsVi }, en: { kit: kitEn, errors: errorsEn } },
  initAsync: false,
  interpolation: { escapeValue: false },
});

const showLanguage = (language: string): void => {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
};
showLanguage(i18n.language);
i18n.on('languageChanged', showLanguage);
