import type { ReactNode } from 'react';
import styles from './sheets.module.css';

/** What the product works with, two sheets of paper, and a sign of what is missing on them. */
export function Sheets({ sign }: { sign: ReactNode }) {
  return (
    <div className={styles['sheets']} aria-hidden>
      <svg viewBox="0 0 144 104" width="144" height="104" focusable="false">
        <g className={styles['behind']} transform="rotate(-9 48 60)">
          <rect x="18" y="14" width="60" height="78" rx="6" />
          <path d="M28 30h26M28 40h38M28 48h34M28 62h18M28 70h38M28 78h30" />
        </g>
        <g className={styles['front']} transform="rotate(6 88 56)">
          <rect x="58" y="12" width="62" height="80" rx="6" />
          <path d="M68 27h22" className={styles['heading']} />
          <path d="M68 38h42M68 46h36M68 54h40M68 68h30M68 76h42" />
        </g>
      </svg>
      <span className={styles['sign']}>{sign}</span>
    </div>
  );
}
