import type { LucideIcon } from 'lucide-react';
import styles from './list.module.css';

export interface BadgeStyle {
  readonly icon: LucideIcon;
  readonly tone: 'good' | 'warn' | 'bad' | 'soft' | 'none';
}

/** An icon and a word: colour alone says nothing. */
export function Badge({ look, children }: { look: BadgeStyle; children: string }) {
  const { icon: Icon, tone } = look;
  return (
    <span className={`${styles['mark']} ${styles[tone]}`}>
      <Icon size={16} aria-hidden />
      {children}
    </span>
  );
}
