import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Radio } from '@fitfolio/web-kit/ui/controls';
import styles from './form.module.css';

const languages = ['vi', 'en'] as const;

export function LanguageChoice(props: {
  language: OutputLanguage;
  onLanguage: (language: OutputLanguage) => void;
  disabled: boolean;
}) {
  const { language, onLanguage, disabled } = props;
  const { t } = useTranslation('mfe-analysis');
  return (
    <div className={styles['language']}>
      <span id="output-language" className={styles['languageLabel']}>
        {t('form.outputLanguage')}
      </span>
      <Radio.Group
        name="output-language"
        optionType="button"
        aria-labelledby="output-language"
        value={language}
        disabled={disabled}
        onChange={(event) => onLanguage(event.target.value === 'en' ? 'en' : 'vi')}
        options={languages.map((value) => ({ value, label: t(`form.languages.${value}`) }))}
      />
    </div>
  );
}
