import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useIntent } from '../../router/use-intent.js';
import { Button, type ButtonProps } from './button.js';

type Props = Omit<ButtonProps, 'href' | 'htmlType' | 'onFocus' | 'onPointerEnter' | 'onTouchStart'> & {
  readonly to: string;
  readonly replace?: boolean;
};

/** A link that looks like a button. It stays a link: it opens in a new tab, it says where it goes. */
export function LinkButton({ to, replace = false, onClick, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace });
  return (
    <Button
      {...useIntent(to)}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event as React.MouseEvent<HTMLAnchorElement>);
      }}
    />
  );
}
