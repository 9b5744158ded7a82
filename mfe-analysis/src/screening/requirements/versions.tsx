import type { RequirementsVersion } from '@fitfolio/analysis-contract/screening';
import { useErrorText, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Skeleton, Tag } from '@fitfolio/web-kit/ui/core';
import { DateTime } from '@fitfolio/web-kit/ui/data';
import { useState } from 'react';
import { useListScreeningVersionsQuery } from '../screening.api.js';
import styles from './requirements.module.css';

function Version({ version }: { version: RequirementsVersion }) {
  const { t } = useTranslation('mfe-analysis');
  const { by, at, afterFirstLook, changes } = version;
  return (
    <li>
      <p className={styles['versionHead']}>
        <strong>{t('screening.versions.name', { version: version.version })}</strong>
        <span className={styles['soft']}>{by ?? t('screening.versions.post')}</span>
        <DateTime at={at} />
        {afterFirstLook ? <Tag color="warning">{t('screening.versions.after')}</Tag> : null}
      </p>
      {changes.length === 0 ? (
        <p className={styles['soft']}>{t('screening.versions.asRead')}</p>
      ) : (
        <ul>
          {changes.map(({ requirementId, label, importance, emphasis }) => (
            <li key={requirementId}>
              {label}:{' '}
              {importance === null
                ? t('screening.requirements.none')
                : `${t(`importance.${importance}`)}, ${t('screening.versions.emphasis', {
                    emphasis: t(`screening.emphasis.${emphasis}`),
                  })}`}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function All({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { data, error } = useListScreeningVersionsQuery({ params: { id }, query: { language } });
  if (error) return <p role="alert">{t('screening.versions.failed', { why: errorText(error) })}</p>;
  if (!data) return <Skeleton lines={2} />;
  return (
    <ol className={styles['versions']}>
      {data.data.map((version) => (
        <Version key={version.version} version={version} />
      ))}
    </ol>
  );
}

/** Every version of the requirements, with who changed what. */
export function Versions({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation('mfe-analysis');
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['history']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('screening.versions.title', { version })}</summary>
      {open ? <All id={id} /> : null}
    </details>
  );
}
