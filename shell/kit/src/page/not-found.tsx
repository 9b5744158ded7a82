import { useTranslation } from '../i18n/use-translation.js';
import { paths } from '../paths.js';
import { LinkButton } from '../ui/core/link-button.js';
import { Page } from './page.js';
import styles from './not-found.module.css';
import { PageHeading } from './page-heading.js';

/** The 404 page; not indexed. */
export function NotFound() {
  const { t } = useTranslation('kit');
  return (
    <Page meta={{ title: t('notFound.title'), index: false }} width="text">
      <div className={styles['box']}>
        <p className={styles['number']} aria-hidden>
          404
        </p>
        <PageHeading lead={t('notFound.text')}>{t('notFound.title')}</PageHeading>
        <LinkButton to={paths.home} type="primary">
          {t('backHome')}
        </LinkButton>
      </div>
    </Page>
  );
}
