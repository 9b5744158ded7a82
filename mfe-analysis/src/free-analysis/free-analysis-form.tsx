import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useSession } from '@fitfolio/web-kit/session';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { ErrorSummary, Form } from '@fitfolio/web-kit/ui/forms';
import type { Draft } from '../shared/documents/draft/use-draft.js';
import { emptyInput, type FormInput } from '../shared/documents/draft/form-input.js';
import { useAllowance, UsedUp } from './form/allowance.js';
import styles from '../shared/documents/form.module.css';
import { JobCard } from '../shared/documents/job-card.js';
import { LoginPrompt } from '../shared/documents/login-prompt.js';
import { ResumeCard } from '../shared/documents/resume-card.js';
import { SubmitBar } from './form/submit-bar.js';
import { SubmitFailure } from '../shared/documents/submit-failure.js';
import { useAnalysisForm } from './form/use-analysis-form.js';
import { VerifyFirst } from './form/verify-first.js';
import { RunSteps } from '../shared/run/run-steps.js';
import { runSteps } from './run-steps.js';

interface Props {
  /** What the form starts with. */
  readonly input: FormInput;
  readonly draft: Draft;
  /** It was filled in and asked for on another page. */
  readonly start: boolean;
}

export function FreeAnalysisForm({ input, draft, start }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { signedIn } = useSession();
  const allowance = useAllowance(signedIn);
  const { form, sending, refusal, setJobMode } = useAnalysisForm(input, draft, language, start);
  const { values, methods, attemptErrors, failure } = form;
  const known = allowance.allowance;
  const unverified = known ? known.awaitsVerification : refusal === 'unverified';
  const usedUp = signedIn && (known ? known.remaining === 0 : unverified || refusal === 'used-up');
  const asking = refusal === 'login' && !signedIn && Object.keys(attemptErrors).length === 0;
  const startOver = (): void => {
    methods.reset(emptyInput);
    draft.clear();
  };

  return (
    <Form form={form} className={styles['form']} aria-label={t('form.title')}>
      {usedUp && unverified ? <VerifyFirst {...allowance} /> : null}
      {usedUp && !unverified ? <UsedUp {...allowance} /> : null}
      <ErrorSummary
        lineOf={(name, message) => t(`form.inField.${name === 'resume' ? 'resume' : 'job'}`, { message })}
      />
      {failure ? <SubmitFailure error={failure} title={t('form.failed')} /> : null}
      {draft.restored ? (
        <p className={styles['kept']} role="status">
          {t('form.kept')}
          <Button size="small" type="text" disabled={sending} onClick={startOver}>
            {t('form.startOver')}
          </Button>
        </p>
      ) : null}
      <div className={styles['desk']}>
        <ResumeCard disabled={sending} tips={['selectable', 'plain', 'dropped']} />
        <JobCard mode={values.jobMode} disabled={sending} onMode={setJobMode} />
      </div>
      <SubmitBar
        language={values.outputLanguage ?? language}
        onLanguage={(chosen) => methods.setValue('outputLanguage', chosen)}
        signedIn={signedIn}
        allowance={allowance}
        usedUp={usedUp}
        busy={sending}
        asking={asking}
      />
      {asking ? <LoginPrompt back={paths.freeAnalysis} starts /> : null}
      {sending ? (
        <Card className={styles['working']}>
          <h2>
            <span role="status">{t('form.analyzing')}</span>
          </h2>
          <RunSteps steps={runSteps} current="reading" />
        </Card>
      ) : null}
    </Form>
  );
}
