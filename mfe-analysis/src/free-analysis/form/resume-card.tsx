import { uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { useAudience } from '@fitfolio/web-kit/session';
import { Card } from '@fitfolio/web-kit/ui/core';
import { UploadField } from '@fitfolio/web-kit/ui/forms';
import { Check } from 'lucide-react';
import styles from './form.module.css';

export const resumeFieldId = 'free-resume';
const tips = ['selectable', 'plain', 'dropped'] as const;

export function ResumeCard(props: {
  file: File | null;
  error: string | undefined;
  disabled: boolean;
  onChange: (file: File | null) => void;
}) {
  const t = useTexts('mfe-analysis');
  const audience = useAudience();
  return (
    <Card as="section" className={styles['card']} aria-labelledby="resume-card">
      <h2 id="resume-card" className={styles['cardTitle']}>
        {t('form.resumeTitle', audience)}
      </h2>
      <UploadField
        id={resumeFieldId}
        label={t('form.resumeLabel', audience)}
        required
        extensions={uploadExtensions}
        bytesMax={uploadBytesMax}
        value={props.file}
        onChange={props.onChange}
        error={props.error}
        disabled={props.disabled}
      />
      <ul className={styles['tips']}>
        {tips.map((tip) => (
          <li key={tip}>
            <Check size={16} aria-hidden />
            {t(`form.tips.${tip}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
