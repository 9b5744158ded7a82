import { jobTextCharsMax } from '@fitfolio/analysis-contract/limits';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useId } from 'react';
import { useLazySavedPostQuery, useSavedPostsQuery } from './screening.api.js';
import styles from './screenings.module.css';

/** The post of an earlier premium analysis in place of pasting it again; nothing for who has none. */
export function SavedPost({ disabled, onPost }: { disabled: boolean; onPost: (text: string) => void }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const id = useId();
  const { data } = useSavedPostsQuery();
  const [get, { isFetching }] = useLazySavedPostQuery();
  const posts = data?.data ?? [];
  const take = async (analysisId: string): Promise<void> => {
    if (analysisId === '') return;
    const got = await get({ params: { id: analysisId } });
    if (got.data) onPost(got.data.data.report.documents.job.slice(0, jobTextCharsMax));
    else toast.error(t('screening.new.savedFailed'), errorText(got.error));
  };
  if (posts.length === 0) return null;
  return (
    <div className={styles['saved']}>
      <label htmlFor={id}>{t('screening.new.saved')}</label>
      <select
        id={id}
        value=""
        disabled={disabled || isFetching}
        onChange={({ target }) => void take(target.value)}
      >
        <option value="">{t('screening.new.choose')}</option>
        {posts.map(({ id: analysisId, position, company }) => (
          <option key={analysisId} value={analysisId}>
            {[position ?? t('cv.list.unnamed'), company].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </div>
  );
}
