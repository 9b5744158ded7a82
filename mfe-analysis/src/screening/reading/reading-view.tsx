import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { Card, Tag } from '@fitfolio/web-kit/ui/core';
import { Facts } from './facts.js';
import { Lines } from './lines.js';
import { Missing } from './missing.js';
import styles from './reading.module.css';
import { useOpenReading } from './use-reading.js';

const points = ['machine', 'blind', 'people', 'corrections', 'kept', 'ask'] as const;

/** In plain words: who reads, who decides, until when. */
function How() {
  const { t } = useTranslation('mfe-analysis');
  const { keptUntil, expiresAt } = useOpenReading().reading;
  const times = { at: formatDateTime(keptUntil), until: formatDateTime(expiresAt) };
  return (
    <Card as="section" aria-labelledby="reading-how" className={styles['how']}>
      <h2 id="reading-how">{t('reading.how.title')}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`reading.how.${point}`, times)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** What the post asks for, as everybody in it is compared with. */
function Asked() {
  const { t } = useTranslation('mfe-analysis');
  const { requirements } = useOpenReading().reading;
  return (
    <details className={styles['more']}>
      <summary>{t('reading.asked', { count: requirements.length })}</summary>
      <ul className={styles['asked']}>
        {requirements.map(({ label, sentence, importance }, n) => (
          <li key={`${n}-${label}`}>
            <strong>{label}</strong> <Tag>{t(`importance.${importance}`)}</Tag>
            <q>{sentence}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ReadingView() {
  const { t } = useTranslation('mfe-analysis');
  const { title } = useOpenReading().reading;
  return (
    <article className={styles['reading']}>
      <PageHeading lead={t('reading.lead', { title })}>{t('reading.title')}</PageHeading>
      <How />
      <Asked />
      <Facts />
      <Missing />
      <Lines />
    </article>
  );
}
