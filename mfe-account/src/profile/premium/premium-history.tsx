import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { Sparkles } from 'lucide-react';

/** Premium analyses will be listed here; there are none yet. */
export function PremiumHistory() {
  const { t } = useTranslation('mfe-account');
  return (
    <EmptyState
      icon={<Sparkles aria-hidden />}
      title={t('premium.empty.title')}
      text={t('premium.empty.text')}
      action={
        <LinkButton type="primary" to={paths.fitAnalysis}>
          {t('premium.empty.action')}
        </LinkButton>
      }
    />
  );
}
