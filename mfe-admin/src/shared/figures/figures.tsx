import { Link } from '@fitfolio/web-kit/router';
import { Card, Skeleton } from '@fitfolio/web-kit/ui/core';
import styles from './figures.module.css';

export interface Figure {
  readonly key: string;
  readonly label: string;
  /** Where it is listed. */
  readonly to?: string;
  /** As text; null while it is loaded. */
  readonly value: string | null;
  readonly more?: string;
}

/** A few figures side by side, each leading to what it counts. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles['figures']}>
    {figures.map(({ key, label, to, value, more }) => (
      <Card key={key}>
        <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
        <dd className={styles['value']}>{value ?? <Skeleton height={36} />}</dd>
        {more ? <dd className={styles['soft']}>{more}</dd> : null}
      </Card>
    ))}
  </dl>
);
