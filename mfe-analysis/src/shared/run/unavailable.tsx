import { isApiError } from '@fitfolio/web-kit/api';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, PageHeading } from '@fitfolio/web-kit/page';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { FileQuestionMark } from 'lucide-react';

/** In place of what an address names: it is not there (or not theirs), or it could not be loaded. */
export function Unavailable(props: {
  error: unknown;
  heading: string;
  /** Titles of the two cases. */
  notFound: string;
  failed: string;
  back: { to: string; label: string };
  onRetry: () => void;
}) {
  const { error, heading, notFound, failed, back, onRetry } = props;
  const { t } = useTranslation('mfe-analysis');
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      {isApiError(error) && error.code === 'NOT_FOUND' ? (
        <EmptyState
          icon={<FileQuestionMark aria-hidden />}
          title={notFound}
          text={t('result.notFoundText')}
          action={
            <LinkButton to={back.to} type="primary">
              {back.label}
            </LinkButton>
          }
        />
      ) : (
        <ErrorState error={error} title={failed} onRetry={onRetry} />
      )}
    </>
  );
}
