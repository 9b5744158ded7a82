import { NavLink as RouterNavLink, type NavLinkProps } from 'react-router-dom';
import { useIntent } from './use-intent.js';

export type { NavLinkProps };

/** `Link` that knows whether it is where one is (`aria-current="page"`). */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...useIntent(props.to)} {...props} />;
}
