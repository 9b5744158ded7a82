import { useTexts } from '@fitfolio/web-kit/i18n';
import { Check, Minus } from 'lucide-react';
import styles from '../list-page.module.css';

export function YesNo({ yes }: { yes: boolean }) {
  const t = useTexts('mfe-admin');
  const Icon = yes ? Check : Minus;
  return (
    <span className={`${styles['mark']} ${yes ? styles['good'] : styles['none']}`}>
      <Icon size={16} aria-hidden />
      {t(yes ? 'yes' : 'no')}
    </span>
  );
}
