import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { ErrorSummary, Form } from '@fitfolio/web-kit/ui/forms';
import type { FormInput } from '../shared/documents/draft/form-input.js';
import { type Draft, useDraft } from '../shared/documents/draft/use-draft.js';
import form from '../shared/documents/form.module.css';
import { JobCard } from '../shared/documents/job-card.js';
import { LanguageChoice } from '../shared/documents/language-choice.js';
import { SubmitFailure } from '../shared/documents/submit-failure.js';
import { SavedPost } from './saved-post.js';
import { useNewScreening } from './use-new-screening.js';
import '../locales/screening.js';

function NewScreening({ input, draft }: { input: FormInput; draft: Draft }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { form: state, reading, setJobMode } = useNewScreening(input, draft, language);
  const { values, methods, failure } = state;
  return (
    <Form form={state} className={form['form']} aria-label={t('screening.new.title')}>
      <ErrorSummary lineOf={(_name, message) => t('form.inField.job', { message })} />
      {failure ? <SubmitFailure error={failure} title={t('screening.new.failed')} /> : null}
      <SavedPost
        disabled={reading}
        onPost={(text) => {
          setJobMode('text');
          methods.setValue('jobText', text);
        }}
      />
      <JobCard mode={values.jobMode} disabled={reading} onMode={setJobMode} />
      <Card className={form['bar']}>
        <LanguageChoice
          language={values.outputLanguage ?? language}
          onLanguage={(chosen) => methods.setValue('outputLanguage', chosen)}
          disabled={reading}
        />
        <p className={form['soft']}>{t('screening.new.free')}</p>
        <Button type="primary" size="large" htmlType="submit" loading={reading}>
          {reading ? t('screening.new.reading') : t('screening.new.submit')}
        </Button>
      </Card>
    </Form>
  );
}

/** A screening begins with its post. */
export function NewScreeningPage() {
  const { t } = useTranslation('mfe-analysis');
  const draft = useDraft();
  return (
    <Page meta={{ title: t('screening.new.title'), index: false }}>
      <PageHeading lead={t('screening.new.lead')}>{t('screening.new.title')}</PageHeading>
      {draft.input ? (
        <NewScreening input={draft.input} draft={draft} />
      ) : (
        <div className={form['skeleton']} role="status" aria-label={t('form.loading')} />
      )}
    </Page>
  );
}
