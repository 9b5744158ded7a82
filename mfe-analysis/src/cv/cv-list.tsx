import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { LinkButton, Skeleton } from '@fitfolio/web-kit/ui/core';
import { FilePenLine } from 'lucide-react';
import { useListCvsQuery } from './cv.api.js';
import styles from './cv.module.css';

/** The caller's CVs, each with the position it was made for. */
export function CvList() {
  const { t } = useTranslation('mfe-analysis');
  const { data, error, refetch } = useListCvsQuery();
  const cvs = data?.data.filter(({ status }) => status === 'completed');
  return (
    <>
      <PageHeading lead={t('cv.list.lead')}>{t('cv.list.title')}</PageHeading>
      {error ? (
        <ErrorState error={error} title={t('cv.list.unable')} onRetry={() => void refetch()} />
      ) : cvs === undefined ? (
        <Skeleton />
      ) : cvs.length === 0 ? (
        <EmptyState
          icon={<FilePenLine aria-hidden />}
          title={t('cv.list.none')}
          text={t('cv.list.noneText')}
          action={
            <LinkButton to={paths.fitAnalysis} type="primary">
              {t('cv.list.start')}
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles['list']}>
          {cvs.map(({ id, position, savedAt, versions }) => (
            <li key={id}>
              <Link to={paths.cv(id)}>{position ?? t('cv.list.unnamed')}</Link>
              <span>{t('cv.list.saved', { date: formatDateTime(savedAt), count: versions })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
