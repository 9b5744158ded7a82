import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';

/** Shown when nothing was bought or used yet; links to the prices. */
export function EmptyPurchases({ icon, of }: { icon: ReactNode; of: 'payments' | 'tokens' }) {
  const { t } = useTranslation('mfe-account');
  return (
    <EmptyState
      icon={icon}
      title={t(`${of}.empty.title`)}
      text={t(`${of}.empty.text`)}
      action={
        <LinkButton type="primary" to={paths.pricing}>
          {t('payments.empty.action')}
        </LinkButton>
      }
    />
  );
}
