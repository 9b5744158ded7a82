import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useSession } from '@fitfolio/web-kit/session';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { ErrorSummary, Form } from '@fitfolio/web-kit/ui/forms';
import { emptyInput, type FormInput } from '../../shared/documents/draft/form-input.js';
import type { Draft } from '../../shared/documents/draft/use-draft.js';
import form from '../../shared/documents/form.module.css';
import { JobCard } from '../../shared/documents/job-card.js';
import { LanguageChoice } from '../../shared/documents/language-choice.js';
import { LoginPrompt } from '../../shared/documents/login-prompt.js';
import { ResumeCard } from '../../shared/documents/resume-card.js';
import { SubmitFailure } from '../../shared/documents/submit-failure.js';
import styles from './fit-form.module.css';
import { BalanceLine, NoTokens } from './tokens.js';
import { useFitForm } from './use-fit-form.js';

/** `input` is what the form starts with. */
export function FitAnalysisForm({ input, draft }: { input: FormInput; draft: Draft }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { signedIn } = useSession();
  const fit = useFitForm(input, draft, language);
  const { values, methods, attemptErrors, failure } = fit.form;
  const asking = fit.asking && !signedIn && Object.keys(attemptErrors).length === 0;
  const startOver = (): void => {
    methods.reset(emptyInput);
    draft.clear();
  };
  return (
    <>
      <Form form={fit.form} className={form['form']} aria-label={t('fit.title')}>
        {signedIn ? <NoTokens /> : null}
        <ErrorSummary
          lineOf={(name, message) => t(`form.inField.${name === 'resume' ? 'resume' : 'job'}`, { message })}
        />
        {failure ? <SubmitFailure error={failure} title={t('fit.failed')} /> : null}
        {draft.restored ? (
          <p className={form['kept']} role="status">
            {t('form.kept')}
            <Button size="small" type="text" disabled={fit.reading} onClick={startOver}>
              {t('form.startOver')}
            </Button>
          </p>
        ) : null}
        <div className={form['desk']}>
          <ResumeCard disabled={fit.reading} tips={['selectable', 'plain', 'kept']} />
          <JobCard mode={values.jobMode} disabled={fit.reading} onMode={fit.setJobMode} />
        </div>
        <Card className={styles['bar']}>
          <LanguageChoice
            language={values.outputLanguage ?? language}
            onLanguage={(chosen) => methods.setValue('outputLanguage', chosen)}
            disabled={fit.reading}
          />
          <div className={styles['end']}>
            {signedIn ? <BalanceLine /> : <p className={styles['soft']}>{t('form.loginNeeded')}</p>}
            <Button
              type={asking ? 'default' : 'primary'}
              size="large"
              htmlType="submit"
              loading={fit.reading}
              aria-disabled={fit.reading}
            >
              {fit.reading ? t('fit.reading') : t('fit.submit')}
            </Button>
          </div>
        </Card>
        {asking ? <LoginPrompt back={paths.fitAnalysis} /> : null}
      </Form>
      {fit.offer ? (
        <fit.offer.Dialog
          open={fit.open}
          estimate={fit.offer.estimate}
          sending={fit.sending}
          failure={fit.sendFailure}
          onConfirm={() => void fit.confirm()}
          onClose={fit.close}
        />
      ) : null}
    </>
  );
}
