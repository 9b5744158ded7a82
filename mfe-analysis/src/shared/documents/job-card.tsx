import { uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { Radio, UploadField, useFormField } from '@fitfolio/web-kit/ui/forms';
import type { JobMode } from './draft/form-input.js';
import styles from './form.module.css';
import { JobText } from './job-text.js';

const modes = ['text', 'file'] as const;

function JobFile({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const field = useFormField<File | null>({ name: 'jobFile' });
  return (
    <UploadField
      id={field.id}
      ref={field.ref}
      label={t('form.jobFileLabel')}
      required
      extensions={uploadExtensions}
      bytesMax={uploadBytesMax}
      value={field.value}
      onChange={field.onChange}
      error={field.error}
      disabled={disabled}
    />
  );
}

interface Props {
  readonly mode: JobMode;
  readonly disabled: boolean;
  readonly onMode: (mode: JobMode) => void;
}

/** The job description, pasted or as a file; changing the way keeps both. */
export function JobCard({ mode, disabled, onMode }: Props) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <Card as="section" className={styles['card']} aria-labelledby="job-card">
      <div className={styles['cardHead']}>
        <h2 id="job-card" className={styles['cardTitle']}>
          {t('form.jobTitle')}
        </h2>
        <Radio.Group
          name="job-mode"
          size="small"
          optionType="button"
          aria-label={t('form.jobMode')}
          value={mode}
          disabled={disabled}
          onChange={(event) => onMode(event.target.value === 'file' ? 'file' : 'text')}
          options={modes.map((value) => ({ value, label: t(`form.jobModes.${value}`) }))}
        />
      </div>
      {mode === 'text' ? <JobText disabled={disabled} /> : <JobFile disabled={disabled} />}
    </Card>
  );
}
