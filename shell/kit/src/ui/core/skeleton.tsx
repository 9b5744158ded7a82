import styles from './skeleton.module.css';

/** A grey bar where something is about to be: `height` in pixels, of one or several lines. */
export function Skeleton({
  height = 20,
  lines = 1,
  className = '',
}: {
  height?: number;
  lines?: number;
  className?: string;
}) {
  return (
    <div className={`${styles['bones']} ${className}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles['bone']} style={{ height }} />
      ))}
    </div>
  );
}
