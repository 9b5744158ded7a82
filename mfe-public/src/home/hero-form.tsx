import { uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { formatBytes } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { useAudience, useSession } from '@fitfolio/web-kit/session';
import { Button, useUploadMessages } from '@fitfolio/web-kit/ui/core';
import { type FormEvent, useState } from 'react';
import styles from './hero.module.css';

const rules = { extensions: uploadExtensions, bytesMax: uploadBytesMax };

/**
 * A résumé and a post, for the form of the free analysis, which opens with both. It is made of plain fields: the form's own
 * would bring their scripts into the first visit.
 */
export function HeroForm() {
  const { t } = useTranslation('mfe-public');
  const audience = useAudience();
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const messages = useUploadMessages(rules);
  const [resume, setResume] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [jobText, setJobText] = useState('');

  const take = (file: File | undefined): void => {
    if (!file) return;
    const refused = messages.problemOf(file);
    setProblem(refused);
    // A file that is refused does not throw away the one that was taken before.
    if (!refused) setResume(file);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(paths.freeAnalysis, { state: { resume, jobText } });
  };
  return (
    <form className={styles['form']} aria-label={t('home.form.title')} onSubmit={send}>
      <div className={styles['drop']} data-filled={resume ? '' : undefined}>
        <label htmlFor="hero-resume">{t('home.form.resume', audience)}</label>
        <span className={styles['soft']}>
          {resume ? `${resume.name} · ${formatBytes(resume.size)}` : t('home.form.drop')}
        </span>
        <small id="hero-limits">{messages.limits}</small>
        <input
          id="hero-resume"
          type="file"
          accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
          aria-describedby={problem ? 'hero-problem' : 'hero-limits'}
          aria-invalid={problem !== null}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Without this, choosing the same file again would fire no change event.
            event.target.value = '';
          }}
        />
      </div>
      {problem ? (
        <p id="hero-problem" role="alert" className={styles['problem']}>
          {problem}
        </p>
      ) : null}
      <label htmlFor="hero-job">{t('home.form.job')}</label>
      <textarea
        id="hero-job"
        rows={4}
        value={jobText}
        placeholder={t('home.form.jobPlaceholder')}
        onChange={(event) => setJobText(event.target.value)}
      />
      <Button htmlType="submit" type="primary" size="large" block>
        {t('home.tryFree', audience)}
      </Button>
      <small>{t(signedIn ? 'home.form.noteSignedIn' : 'home.form.note')}</small>
    </form>
  );
}
