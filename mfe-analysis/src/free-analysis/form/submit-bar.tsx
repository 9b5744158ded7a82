import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { Radio } from '@fitfolio/web-kit/ui/forms';
import { type Allowance, AllowanceLine } from './allowance.js';
import styles from './form.module.css';

const languages = ['vi', 'en'] as const;

/** Language of the result, what is left today, and the one action. */
export function SubmitBar(props: {
  language: OutputLanguage;
  onLanguage: (language: OutputLanguage) => void;
  signedIn: boolean;
  allowance: Allowance;
  usedUp: boolean;
  busy: boolean;
  /** The log-in prompt is shown: its action comes first then. */
  asking: boolean;
}) {
  const { language, onLanguage, signedIn, allowance, usedUp, busy, asking } = props;
  const { t } = useTranslation('mfe-analysis');
  return (
    <Card className={styles['bar']}>
      <div className={styles['language']}>
        <span id="output-language" className={styles['languageLabel']}>
          {t('form.outputLanguage')}
        </span>
        <Radio.Group
          optionType="button"
          aria-labelledby="output-language"
          value={language}
          disabled={busy}
          onChange={(event) => onLanguage(event.target.value === 'en' ? 'en' : 'vi')}
          options={languages.map((value) => ({ value, label: t(`form.languages.${value}`) }))}
        />
      </div>
      <div>
        {signedIn && !usedUp ? <AllowanceLine {...allowance} /> : null}
        {signedIn ? null : <p className={styles['soft']}>{t('form.loginNeeded')}</p>}
      </div>
      <Button
        type={asking ? 'default' : 'primary'}
        size="large"
        htmlType="submit"
        loading={busy}
        disabled={usedUp}
        aria-disabled={busy}
      >
        {busy ? t('form.analyzing') : t('form.submit')}
      </Button>
    </Card>
  );
}
