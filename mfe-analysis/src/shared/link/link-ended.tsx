import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { Link2Off } from 'lucide-react';

interface Props {
  /** Of the page. */
  readonly heading: string;
  readonly title: string;
  readonly text: string;
}

/** In place of what a link led to. */
export function LinkEnded({ heading, title, text }: Props) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <EmptyState
        icon={<Link2Off aria-hidden />}
        title={title}
        text={text}
        action={
          <LinkButton to={paths.home} type="primary">
            {t('shared.home')}
          </LinkButton>
        }
      />
    </>
  );
}
