import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import styles from './correction-tag.module.css';

/** That the person themselves said something against the reading. */
export function CorrectionTag({ count }: { count: number }) {
  const { t } = useTranslation('mfe-analysis');
  if (count === 0) return null;
  return (
    <Tag color="purple" className={styles['tag']}>
      {t('screening.said.mark', { count })}
    </Tag>
  );
}
