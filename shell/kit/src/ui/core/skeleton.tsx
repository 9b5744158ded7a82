import styles from './skeleton.module.css';

/** A placeholder for loading content: lines of `height` pixels. */
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
    <div className={`${styles['skeleton']} ${className}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles['line']} style={{ height }} />
      ))}
    </div>
  );
}
