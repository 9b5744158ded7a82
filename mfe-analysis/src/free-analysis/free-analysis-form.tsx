import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { useSession } from '@fitfolio/web-kit/session';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { ErrorSummary } from '@fitfolio/web-kit/ui/forms';
import { useMemo } from 'react';
import type { Draft } from './draft/use-draft.js';
import type { FormInput } from './draft/form-input.js';
import { useAllowance, UsedUp } from './form/allowance.js';
import type { FieldProblem } from './form/check-input.js';
import styles from './form/form.module.css';
import { JobCard, jobFieldId } from './form/job-card.js';
import { LoginPrompt } from './form/login-prompt.js';
import { ResumeCard, resumeFieldId } from './form/resume-card.js';
import { SubmitBar } from './form/submit-bar.js';
import { SubmitFailure } from './form/submit-failure.js';
import { useProblemText } from './form/use-problem-text.js';
import { useSubmit } from './form/use-submit.js';
import { RunSteps } from './run-steps.js';

const noProblems: readonly FieldProblem[] = [];

export function FreeAnalysisForm({ input, draft }: { input: FormInput; draft: Draft }) {
  const t = useTexts('mfe-analysis');
  const { language } = useLanguage();
  const { signedIn } = useSession();
  const problemText = useProblemText();
  const allowance = useAllowance(signedIn);
  const { submit, busy, refusal, forgive } = useSubmit(draft.clear);
  const outputLanguage = input.outputLanguage ?? language;
  const usedUp =
    signedIn && (allowance.allowance ? allowance.allowance.remaining === 0 : refusal?.kind === 'used-up');
  const asking = refusal?.kind === 'login' && !signedIn;
  const problems = refusal?.kind === 'fields' ? refusal.problems : noProblems;
  const errorOf = (field: FieldProblem['field']): string | undefined => {
    const problem = problems.find((p) => p.field === field);
    return problem && problemText(problem.code);
  };
  const jobId = jobFieldId(input);
  const summary = useMemo(
    () =>
      problems.map(({ field, code }) => ({
        id: field === 'resume' ? resumeFieldId : jobId,
        message: t(`form.inField.${field}`, { message: problemText(code) }),
      })),
    [problems, problemText, jobId, t],
  );

  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={t('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !usedUp) void submit(input, outputLanguage);
      }}
    >
      {usedUp ? <UsedUp {...allowance} /> : null}
      <ErrorSummary errors={summary} />
      {refusal?.kind === 'other' ? <SubmitFailure error={refusal.error} /> : null}
      {draft.restored ? (
        <p className={styles['kept']} role="status">
          {t('form.kept')}
          <Button size="small" type="text" disabled={busy} onClick={draft.clear}>
            {t('form.startOver')}
          </Button>
        </p>
      ) : null}
      <div className={styles['desk']}>
        <ResumeCard
          file={input.resume}
          error={errorOf('resume')}
          disabled={busy}
          onChange={(resume) => {
            forgive('resume');
            draft.change({ resume });
          }}
        />
        <JobCard
          input={input}
          error={errorOf('job')}
          disabled={busy}
          onChange={(changes) => {
            forgive('job');
            draft.change(changes);
          }}
        />
      </div>
      <SubmitBar
        language={outputLanguage}
        onLanguage={(chosen) => draft.change({ outputLanguage: chosen })}
        signedIn={signedIn}
        allowance={allowance}
        usedUp={usedUp}
        busy={busy}
        asking={asking}
      />
      {asking ? <LoginPrompt /> : null}
      {busy ? (
        <Card className={styles['working']}>
          <h2>
            <span role="status">{t('form.analyzing')}</span>
          </h2>
          <RunSteps current="reading-resume" />
        </Card>
      ) : null}
    </form>
  );
}
