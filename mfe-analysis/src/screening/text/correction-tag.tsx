import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';

/** That the person themselves said something against the reading. */
export function CorrectionTag({ count }: { count: number }) {
  const { t } = useTranslation('mfe-analysis');
  return count === 0 ? null : <Tag color="purple">{t('screening.said.mark', { count })}</Tag>;
}
