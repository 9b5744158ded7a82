import type { ComponentPropsWithRef, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation.js';
import styles from './button.module.css';

export interface ButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'type' | 'onClick' | 'ref' | 'className'
> {
  readonly type?: 'default' | 'primary' | 'text' | 'link';
  readonly size?: 'small' | 'middle' | 'large';
  readonly htmlType?: 'button' | 'submit';
  readonly icon?: ReactNode;
  /** As wide as what holds it. */
  readonly block?: boolean;
  readonly danger?: boolean;
  /** What it started is under way: it keeps the focus and takes no click. */
  readonly loading?: boolean;
  /** Makes it a link. */
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
  readonly download?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
}

/** Seen as a turning ring, heard as a word before the button's own. */
function Spinner() {
  const { t } = useTranslation('kit');
  return <span role="img" aria-label={t('loading')} className={styles['spinner']} />;
}

/** A button, or with `href` a link that looks like one. */
export function Button({
  type = 'default',
  size = 'middle',
  htmlType = 'button',
  icon,
  block = false,
  danger = false,
  loading = false,
  href,
  className,
  children,
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = [
    styles['button'],
    styles[type === 'default' ? 'outlined' : type],
    size === 'middle' ? '' : styles[size],
    block && styles['block'],
    danger && styles['danger'],
    loading && styles['loading'],
    children === undefined && styles['iconOnly'],
    className,
  ];
  const shared = {
    ...rest,
    className: classes.filter(Boolean).join(' '),
    'aria-busy': loading || rest['aria-busy'],
    onClick: (event: MouseEvent<HTMLElement>): void => {
      if (loading || disabled) event.preventDefault();
      else onClick?.(event);
    },
  };
  const content = (
    <>
      {loading ? <Spinner /> : icon}
      {children}
    </>
  );
  if (href === undefined)
    return (
      <button {...shared} type={htmlType} disabled={disabled}>
        {content}
      </button>
    );
  return (
    // The properties that only a button has are absent where there is an address.
    <a {...(shared as object)} {...(disabled ? { 'aria-disabled': true } : { href })}>
      {content}
    </a>
  );
}
