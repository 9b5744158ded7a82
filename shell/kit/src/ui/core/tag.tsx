import type { ComponentProps, ReactNode } from 'react';
import styles from './tag.module.css';

const tones: Readonly<Record<string, string>> = {
  blue: 'info',
  processing: 'info',
  success: 'good',
  green: 'good',
  warning: 'warn',
  error: 'bad',
  purple: 'purple',
};

interface Props extends Omit<ComponentProps<'span'>, 'color'> {
  /** `blue`, `success`, `warning`, `error`, `purple`; grey without it. */
  readonly color?: string;
  readonly icon?: ReactNode;
  readonly variant?: 'filled' | 'outlined';
}

/** A word or two that say of what kind a thing is. */
export function Tag({ color, icon, variant = 'filled', className, children, ...rest }: Props) {
  const tone = styles[tones[color ?? ''] ?? ''];
  const classes = [styles['tag'], variant === 'outlined' && styles['outlined'], tone, className];
  return (
    <span {...rest} className={classes.filter(Boolean).join(' ')}>
      {icon}
      {children}
    </span>
  );
}
