import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  /** In a box above the title; a drawing needs none. */
  readonly icon?: ReactNode;
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly note?: string | undefined;
  readonly role?: 'alert' | 'status';
}

/** The common shape of "nothing here" and "this failed". */
export function PageState({ icon, picture, title, text, actions, note, role }: Props) {
  return (
    <div className={styles['state']} role={role}>
      {picture ?? <div className={styles['stateIcon']}>{icon}</div>}
      <h2 className={styles['stateTitle']}>{title}</h2>
      {text ? <p className={styles['stateText']}>{text}</p> : null}
      {actions ? <div className={styles['stateActions']}>{actions}</div> : null}
      {note ? <p className={styles['stateCode']}>{note}</p> : null}
    </div>
  );
}
