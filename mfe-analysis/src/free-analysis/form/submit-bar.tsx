import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { type Allowance, AllowanceLine } from './allowance.js';
import { LanguageChoice } from '../../shared/documents/language-choice.js';
import styles from '../../shared/documents/form.module.css';

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
      <LanguageChoice language={language} onLanguage={onLanguage} disabled={busy} />
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
