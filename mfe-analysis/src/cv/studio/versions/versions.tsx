import type { CvVersion } from '@fitfolio/analysis-contract/cv';
import { cvVersionNameCharsMax } from '@fitfolio/analysis-contract/limits';
import { compareVersions } from '@fitfolio/fit-engine/cv/compare-versions';
import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Alert, Button, Skeleton } from '@fitfolio/web-kit/ui/core';
import { Drawer, useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { Input } from '@fitfolio/web-kit/ui/controls';
import { useId, useState } from 'react';
import {
  useDeleteCvVersionMutation,
  useKeepCvVersionMutation,
  useLazyGetCvVersionQuery,
  useListCvVersionsQuery,
} from '../../cv.api.js';
import type { Autosave } from '../editor/use-autosave.js';
import type { DocumentHistory } from '../editor/use-history.js';
import styles from './versions.module.css';

/** What has changed from a version to the CV as it is now. */
function Difference({ before, after }: { before: CvDocument; after: CvDocument }) {
  const { t } = useTranslation('mfe-analysis');
  const { added, removed, changed } = compareVersions(before, after);
  if (added.length + removed.length + changed.length === 0) return <p>{t('cv.versions.same')}</p>;
  return (
    <ul className={styles['difference']}>
      {removed.map((text, i) => (
        <li key={`-${i}`}>
          <del>{text}</del>
        </li>
      ))}
      {changed.map(({ from, to }, i) => (
        <li key={`=${i}`}>
          <del>{from}</del> <ins>{to}</ins>
        </li>
      ))}
      {added.map((text, i) => (
        <li key={`+${i}`}>
          <ins>{text}</ins>
        </li>
      ))}
    </ul>
  );
}

function Version({ id, version, history }: { id: string; version: CvVersion; history: DocumentHistory }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const [confirm, dialog] = useConfirm();
  const [read, { isFetching }] = useLazyGetCvVersionQuery();
  const [remove] = useDeleteCvVersionMutation();
  const [compared, setCompared] = useState<CvDocument | null>(null);
  const { number, name, score, createdAt } = version;
  const params = { id, number };
  const open = async (use: (document: CvDocument) => void): Promise<void> => {
    const { data, error } = await read({ params });
    if (data) use(data.data.document);
    else toast.error(t('cv.versions.unable'), errorText(error));
  };
  const discard = async (): Promise<void> => {
    const sure = await confirm({
      title: t('cv.versions.discardTitle', { name }),
      action: t('cv.versions.discard'),
      danger: true,
    });
    if (!sure) return;
    const { error } = await remove({ params });
    if (error) toast.error(t('cv.versions.unable'), errorText(error));
  };
  return (
    <li>
      <strong>{name}</strong>
      <span className={styles['soft']}>
        {formatDateTime(createdAt)} ·{' '}
        {score === null ? t('cv.versions.noScore') : t('cv.versions.score', { score })}
      </span>
      <div className={styles['buttons']}>
        <Button
          size="small"
          loading={isFetching}
          aria-expanded={compared !== null}
          onClick={() => (compared ? setCompared(null) : void open(setCompared))}
        >
          {t('cv.versions.compare')}
        </Button>
        <Button size="small" onClick={() => void open((document) => history.change(() => document))}>
          {t('cv.versions.restore')}
        </Button>
        <Button size="small" onClick={() => void discard()}>
          {t('cv.versions.discard')}
        </Button>
      </div>
      {dialog}
      {compared ? <Difference before={compared} after={history.document} /> : null}
    </li>
  );
}

/** Versions of a CV under names, each with its score against the post. */
export function Versions(props: {
  id: string;
  open: boolean;
  onClose: () => void;
  history: DocumentHistory;
  autosave: Autosave;
}) {
  const { id, open, onClose, history, autosave } = props;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const field = useId();
  const { data, error } = useListCvVersionsQuery({ params: { id } }, { skip: !open });
  const [keep, { isLoading, error: refused }] = useKeepCvVersionMutation();
  const [name, setName] = useState('');
  const save = async (): Promise<void> => {
    if (name.trim() === '' || !(await autosave.flush())) return;
    if (!(await keep({ params: { id }, body: { name: name.trim() } })).error) setName('');
  };
  const failure = error ?? refused;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('cv.versions.title')}
      closable={{ 'aria-label': t('fit.confirm.close') }}
    >
      <form
        className={styles['keep']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label htmlFor={field}>{t('cv.versions.name')}</label>
        <Input
          id={field}
          value={name}
          maxLength={cvVersionNameCharsMax}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={name.trim() === ''}>
          {t('cv.versions.keep')}
        </Button>
      </form>
      {failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('cv.versions.unable')}
          description={errorText(failure)}
        />
      ) : null}
      {data ? (
        <ul className={styles['versions']}>
          {data.data.map((version) => (
            <Version key={version.number} id={id} version={version} history={history} />
          ))}
        </ul>
      ) : error ? null : (
        <Skeleton />
      )}
    </Drawer>
  );
}
