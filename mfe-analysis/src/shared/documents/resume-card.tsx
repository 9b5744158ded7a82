import { uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useAudience } from '@fitfolio/web-kit/session';
import { Card } from '@fitfolio/web-kit/ui/core';
import { UploadField, useFormField } from '@fitfolio/web-kit/ui/forms';
import { Check } from 'lucide-react';
import styles from './form.module.css';

type Tip = 'selectable' | 'plain' | 'dropped' | 'kept';

export function ResumeCard({ disabled, tips }: { disabled: boolean; tips: readonly Tip[] }) {
  const { t } = useTranslation('mfe-analysis');
  const audience = useAudience();
  const field = useFormField<File | null>({ name: 'resume' });
  return (
    <Card as="section" className={styles['card']} aria-labelledby="resume-card">
      <h2 id="resume-card" className={styles['cardTitle']}>
        {t('form.resumeTitle', audience)}
      </h2>
      <UploadField
        id={field.id}
        ref={field.ref}
        value={field.value}
        error={field.error}
        onChange={field.onChange}
        label={t('form.resumeLabel', audience)}
        required
        extensions={uploadExtensions}
        bytesMax={uploadBytesMax}
        disabled={disabled}
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
