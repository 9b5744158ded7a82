import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { NavLink } from '@fitfolio/web-kit/router';
import { track } from '@fitfolio/web-kit/track';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from './header.module.css';

type Place = 'header' | 'menu';
const block = (place: Place) => place === 'menu';

export function GuestLinks({ place }: { place: Place }) {
  const { t } = useTranslation('host');
  return (
    <>
      <NavLink to={paths.pricing} className={styles['link']} onClick={() => track('header:pricing')}>
        {t('header.pricing')}
      </NavLink>
      <LinkButton
        type="primary"
        to={paths.login}
        block={block(place)}
        onClick={() => track('header:sign-in')}
      >
        {t('header.signIn')}
      </LinkButton>
    </>
  );
}

export function PremiumLink({ place }: { place: Place }) {
  const { t } = useTranslation('host');
  return (
    <NavLink
      to={paths.fitAnalysis}
      className={`${styles['link']} ${block(place) ? '' : styles['linkStrong']}`}
      onClick={() => track('header:premium-analysis')}
    >
      {t('header.premium')}
    </NavLink>
  );
}
