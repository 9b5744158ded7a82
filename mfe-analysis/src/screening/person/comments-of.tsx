import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type ComponentProps, useState } from 'react';
import { CellComments } from '../comments/cell-comments.js';
import styles from './person.module.css';

type Props = ComponentProps<typeof CellComments> & {
  readonly count: number;
  /** Of the requirement. */
  readonly label: string;
};

/** The comments of one requirement, fetched when they are opened. */
export function CommentsOf({ count, label, ...shared }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const [open, setOpen] = useState(false);
  if (count === 0 && !shared.mayWrite) return null;
  return (
    <details className={styles['comments']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {count === 0 ? t('screening.comments.none') : t('screening.comments.count', { count })}{' '}
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      {open ? <CellComments {...shared} /> : null}
    </details>
  );
}
