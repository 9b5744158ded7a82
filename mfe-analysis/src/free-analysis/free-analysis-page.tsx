import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading, useCameRendered } from '@fitfolio/web-kit/page';
import { useAudience } from '@fitfolio/web-kit/session';
import { emptyInput } from '../shared/documents/draft/form-input.js';
import { useGivenInput } from '../shared/documents/draft/use-given-input.js';
import { useDraft } from '../shared/documents/draft/use-draft.js';
import styles from '../shared/documents/form.module.css';
import { FreeAnalysisForm } from './free-analysis-form.js';

export function FreeAnalysisPage() {
  const { t } = useTranslation('mfe-analysis');
  const audience = useAudience();
  const draft = useDraft();
  const { given, waiting } = useGivenInput(draft);
  const kept = useCameRendered() ? (draft.input ?? emptyInput) : draft.input;
  const input = waiting ? null : kept;
  return (
    <Page meta={{ title: t('form.title', audience), description: t('form.metaDescription') }}>
      <PageHeading lead={t('form.lead', audience)}>{t('form.title', audience)}</PageHeading>
      {input ? (
        <FreeAnalysisForm input={input} draft={draft} start={given} />
      ) : (
        <div className={styles['desk']} role="status" aria-label={t('form.loading')}>
          <div className={styles['skeleton']} />
          <div className={styles['skeleton']} />
        </div>
      )}
    </Page>
  );
}
