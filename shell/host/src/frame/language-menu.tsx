import { languages, useLanguage, useTranslation, type Language } from '@fitfolio/web-kit/i18n';
import { track } from '@fitfolio/web-kit/track';
import { Button, Dropdown } from '@fitfolio/web-kit/ui/core';
import { Languages } from 'lucide-react';

const isLanguage = (key: string): key is Language => languages.some((l) => l === key);

/** Each language is named in its own language. */
export const languageNames = { vi: 'Tiếng Việt', en: 'English' } as const satisfies Record<Language, string>;

export function LanguageMenu() {
  const { t } = useTranslation('host');
  const { language, setLanguage } = useLanguage();
  return (
    <Dropdown
      placement="bottomRight"
      menu={{
        selectedKeys: [language],
        items: languages.map((key) => ({ key, label: <span lang={key}>{languageNames[key]}</span> })),
        onClick: ({ key }) => {
          if (!isLanguage(key)) return;
          track('header:language', { language: key });
          setLanguage(key);
        },
      }}
    >
      <Button
        type="text"
        icon={<Languages size={18} aria-hidden />}
        aria-label={`${language.toUpperCase()}: ${t('header.language', { name: languageNames[language] })}`}
      >
        {language.toUpperCase()}
      </Button>
    </Dropdown>
  );
}
