import { useTexts } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleDashed, CircleHelp, CircleX } from 'lucide-react';
import styles from '../list-page.module.css';

const looks = {
  met: { icon: CircleCheck, tone: 'good' },
  partly: { icon: CircleDashed, tone: 'warn' },
  'not-found': { icon: CircleX, tone: 'bad' },
  'cannot-tell': { icon: CircleHelp, tone: 'soft' },
} as const;
const isKnown = (verdict: string): verdict is keyof typeof looks => verdict in looks;

export function VerdictMark({ verdict }: { verdict: string }) {
  const t = useTexts('mfe-admin');
  const known = isKnown(verdict) ? verdict : 'cannot-tell';
  const { icon: Icon, tone } = looks[known];
  return (
    <span className={`${styles['mark']} ${styles[tone]}`}>
      <Icon size={16} aria-hidden />
      {t(`report.verdicts.${known}`)}
    </span>
  );
}
