import type { NavEntry } from '@fitfolio/web-kit/host';
import { useLanguage } from '@fitfolio/web-kit/i18n';
import { NavLink } from '@fitfolio/web-kit/router';
import { useAudience, useSession } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { navOf } from '../remotes/module-list.js';
import styles from './header.module.css';

export interface NavItem extends NavEntry {
  /** In the language of the interface. */
  readonly label: string;
}

/** The links that remotes bring for one place, as far as they are for this visitor. */
export function useNav(place: NavEntry['place']): readonly NavItem[] {
  const { language } = useLanguage();
  const { signedIn, isAdmin } = useSession();
  const audience = useAudience().context ? 'recruiters' : 'others';
  const readers = ['everyone', signedIn ? 'user' : 'guest', ...(isAdmin ? ['admin'] : [])];
  return navOf(place)
    .filter((entry) => readers.includes(entry.for) && (entry.audience ?? audience) === audience)
    .map((entry) => ({ ...entry, label: entry.text[language] }));
}

/** The header's links, side by side or, in the menu of small screens, one below the other. */
export function NavLinks({ menu = false }: { menu?: boolean }) {
  const items = useNav('header');
  return items.map(({ key, path, look, label }) =>
    look === 'button' ? (
      <LinkButton key={key} type="primary" to={path} block={menu} onClick={() => track(`header:${key}`)}>
        {label}
      </LinkButton>
    ) : (
      <NavLink
        key={key}
        to={path}
        className={`${styles['link']} ${look === 'strong' && !menu ? styles['linkStrong'] : ''}`}
        onClick={() => track(`header:${key}`)}
      >
        {label}
      </NavLink>
    ),
  );
}
