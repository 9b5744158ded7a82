import { uploadBytesMax, uploadExtensions } from '@fitfolio/analysis-contract/limits';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { UploadField } from '@fitfolio/web-kit/ui/controls';
import { useEffect, useState } from 'react';
import { useDraft } from '../shared/documents/draft/use-draft.js';
import styles from './workspace.module.css';

/** A résumé dropped or chosen here is the draft's, and the form opens with it. */
export function DropZone() {
  const { t } = useTranslation('mfe-analysis');
  const draft = useDraft();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(false);
  const resume = draft.input?.resume ?? null;
  // Only after the draft has kept the file: its own effect runs before this one.
  useEffect(() => {
    if (chosen && resume) void navigate(paths.fitAnalysis);
  }, [chosen, resume, navigate]);
  return (
    <Card as="section" aria-labelledby="workspace-drop" className={styles['drop']}>
      <h2 id="workspace-drop">{t('workspace.drop.title')}</h2>
      <UploadField
        label={t('workspace.drop.label')}
        help={t('workspace.drop.help')}
        required
        extensions={uploadExtensions}
        bytesMax={uploadBytesMax}
        value={resume}
        disabled={draft.input === null}
        onChange={(file) => {
          draft.change({ resume: file });
          setChosen(file !== null);
        }}
      />
      {resume ? (
        <LinkButton to={paths.fitAnalysis} type="primary">
          {t('workspace.drop.goOn')}
        </LinkButton>
      ) : null}
    </Card>
  );
}
