import { PageState } from '@fitfolio/web-kit/host';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { usePageMeta } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useLocation } from '@fitfolio/web-kit/router';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { Hourglass, Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { knownModules } from './module-list.js';
import type { LoadFault } from './remote-loader.js';
import { ownerOf } from './remote-of-path.js';
import { reportFailure } from './report-failure.js';

/** Replaces a page that cannot be shown: the reason, a retry and a link home. The layout stays. */
export function RemoteFallback({
  fault,
  onRetry,
}: {
  fault: LoadFault | 'slow' | 'crashed';
  onRetry: () => void;
}) {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  // The loader reports what it could not load itself.
  useEffect(() => {
    const name = ownerOf(pathname)?.name;
    const entry = knownModules().modules.find((one) => one.name === name);
    if (entry && (fault === 'crashed' || fault === 'unreachable')) reportFailure(entry);
  }, [fault, pathname]);
  usePageMeta({ title: t(`fallback.${fault}.title`), index: false });
  return (
    <PageState
      role={fault === 'slow' ? 'status' : 'alert'}
      icon={fault === 'slow' ? <Hourglass aria-hidden /> : <Unplug aria-hidden />}
      title={t(`fallback.${fault}.title`)}
      text={t(`fallback.${fault}.text`)}
      actions={
        <>
          <Button type="primary" onClick={onRetry}>
            {t('fallback.retry')}
          </Button>
          {pathname === paths.home ? null : <LinkButton to={paths.home}>{t('fallback.home')}</LinkButton>}
        </>
      }
    />
  );
}
