import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './advice.module.css';
import { points } from './points.js';

/** What an edit is worth; nothing for advice that the score does not measure. */
export function Gain({ gain }: { gain: number }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  if (gain <= 0) return <span className={styles['noGain']}>{t('suggestions.noGain')}</span>;
  return (
    <span className={styles['gain']} lang={language}>
      {t('suggestions.gain', { count: gain, gain: points(gain, language) })}
    </span>
  );
}
