import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading, useCameRendered } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { Eye } from 'lucide-react';
import { emptyInput } from '../shared/documents/draft/form-input.js';
import { useDraft } from '../shared/documents/draft/use-draft.js';
import form from '../shared/documents/form.module.css';
import { FitAnalysisForm } from './form/fit-analysis-form.js';
import { WhatYouGet } from './form/what-you-get.js';
import styles from './form/fit-form.module.css';

/** Buying a premium analysis: what it gives, a sample, the form. */
export function FitAnalysisPage() {
  const { t } = useTranslation('mfe-analysis');
  const draft = useDraft();
  const input = useCameRendered() ? (draft.input ?? emptyInput) : draft.input;
  return (
    <Page meta={{ title: t('fit.title'), description: t('fit.metaDescription') }}>
      <PageHeading lead={t('fit.lead')}>{t('fit.title')}</PageHeading>
      <p className={styles['sample']}>
        <span>{t('fit.price')}</span>
        <LinkButton to={paths.fitAnalysisSample} icon={<Eye size={18} aria-hidden />}>
          {t('fit.openSample')}
        </LinkButton>
      </p>
      {input ? (
        <FitAnalysisForm input={input} draft={draft} />
      ) : (
        <div className={form['desk']} role="status" aria-label={t('form.loading')}>
          <div className={form['skeleton']} />
          <div className={form['skeleton']} />
        </div>
      )}
      <WhatYouGet />
    </Page>
  );
}
