import { useTexts } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import styles from '../list-page.module.css';

const looks = {
  queued: { icon: Clock, tone: 'soft' },
  running: { icon: LoaderCircle, tone: 'soft' },
  completed: { icon: CircleCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'bad' },
} as const;
const isKnown = (status: string): status is keyof typeof looks => status in looks;

/** An icon and a word. A status this page does not know yet counts as under way. */
export function StatusMark({ status }: { status: string }) {
  const t = useTexts('mfe-admin');
  const known = isKnown(status) ? status : 'running';
  const { icon: Icon, tone } = looks[known];
  return (
    <span className={`${styles['mark']} ${styles[tone]}`}>
      <Icon size={16} aria-hidden />
      {t(`analyses.status.${known}`)}
    </span>
  );
}
