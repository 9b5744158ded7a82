import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './alert.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

interface Props extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  readonly type: keyof typeof icons;
  readonly showIcon?: boolean;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** A button at its end. */
  readonly action?: ReactNode;
}

/** A message that stands in the page: what happened, then more about it. */
export function Alert({ type, showIcon = false, title, description, action, className, ...rest }: Props) {
  const Icon = icons[type];
  return (
    <div role="alert" {...rest} className={`${styles['alert']} ${styles[type]} ${className ?? ''}`}>
      {showIcon ? <Icon className={styles['icon']} size={18} aria-hidden /> : null}
      <div className={styles['words']}>
        <div className={description ? styles['titled'] : undefined}>{title}</div>
        {description ? <div>{description}</div> : null}
      </div>
      {action}
    </div>
  );
}
