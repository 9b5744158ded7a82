import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import { useState } from 'react';
import { useKeepCvVersionMutation, useLazyGetCvQuery } from '../../cv.api.js';
import type { Autosave } from './use-autosave.js';

/** Two pages changed one CV. Whichever is chosen, the other one is kept: as a version, or as a step to undo. */
export function Conflict(props: { id: string; autosave: Autosave; onTake: (document: CvDocument) => void }) {
  const { id, autosave, onTake } = props;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [read] = useLazyGetCvQuery();
  const [keep] = useKeepCvVersionMutation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();

  const solve = async (mine: boolean): Promise<void> => {
    setBusy(true);
    const theirs = await read({ params: { id } });
    const name = t('cv.conflict.versionName', { date: formatDateTime(new Date().toISOString()) });
    const kept = mine && theirs.data ? await keep({ params: { id }, body: { name } }) : undefined;
    setBusy(false);
    const error = theirs.error ?? kept?.error;
    setFailed(error);
    if (error || !theirs.data) return;
    const { revision, document } = theirs.data.data;
    if (!mine) onTake(document);
    autosave.continueFrom(revision);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('cv.conflict.title')}
      description={
        <>
          <p>{failed ? errorText(failed) : t('cv.conflict.text')}</p>
          <Button loading={busy} type="primary" onClick={() => void solve(true)}>
            {t('cv.conflict.mine')}
          </Button>{' '}
          <Button loading={busy} onClick={() => void solve(false)}>
            {t('cv.conflict.theirs')}
          </Button>
        </>
      }
    />
  );
}
