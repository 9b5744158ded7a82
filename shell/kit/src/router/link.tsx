import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { useIntent } from './use-intent.js';

export type { LinkProps };

/** The router's link, whose page is loaded as soon as someone points at it. */
export function Link(props: LinkProps) {
  return <RouterLink {...useIntent(props.to)} {...props} />;
}
