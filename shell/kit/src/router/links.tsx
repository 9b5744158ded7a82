import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';
import { useIntent } from './use-intent.js';

export type { LinkProps, NavLinkProps };

/** The router's link. The pointer or the focus on it preloads its page. */
export function Link(props: LinkProps) {
  return <RouterLink {...useIntent(props.to)} {...props} />;
}

/** A `Link` that marks the current page (`aria-current="page"`). */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...useIntent(props.to)} {...props} />;
}
