import { uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { Radio, UploadField } from '@fitfolio/web-kit/ui/forms';
import type { FormInput } from '../draft/form-input.js';
import styles from './form.module.css';
import { JobText, jobTextFieldId } from './job-text.js';

const jobFileFieldId = 'free-job-file';
const modes = ['text', 'file'] as const;

export const jobFieldId = ({ jobMode }: FormInput): string =>
  jobMode === 'text' ? jobTextFieldId : jobFileFieldId;

/** The job description, pasted or as a file; changing the way keeps both. */
export function JobCard(props: {
  input: FormInput;
  error: string | undefined;
  disabled: boolean;
  onChange: (changes: Partial<FormInput>) => void;
}) {
  const { input, error, disabled, onChange } = props;
  const t = useTexts('mfe-analysis');
  return (
    <Card as="section" className={styles['card']} aria-labelledby="job-card">
      <div className={styles['cardHead']}>
        <h2 id="job-card" className={styles['cardTitle']}>
          {t('form.jobTitle')}
        </h2>
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={t('form.jobMode')}
          value={input.jobMode}
          disabled={disabled}
          onChange={(event) => onChange({ jobMode: event.target.value === 'file' ? 'file' : 'text' })}
          options={modes.map((mode) => ({ value: mode, label: t(`form.jobModes.${mode}`) }))}
        />
      </div>
      {input.jobMode === 'text' ? (
        <JobText
          value={input.jobText}
          error={error}
          disabled={disabled}
          onChange={(jobText) => onChange({ jobText })}
        />
      ) : (
        <UploadField
          id={jobFileFieldId}
          label={t('form.jobFileLabel')}
          required
          extensions={uploadExtensions}
          bytesMax={uploadBytesMax}
          value={input.jobFile}
          onChange={(jobFile) => onChange({ jobFile })}
          error={error}
          disabled={disabled}
        />
      )}
    </Card>
  );
}
