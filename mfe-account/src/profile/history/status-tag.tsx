import type { AnalysisStatus } from '@fitfolio/analysis-contract/free-analysis';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import styles from './free-history.module.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  queued: Clock,
  running: LoaderCircle,
  completed: CircleCheck,
  failed: CircleX,
};

/** An icon and a word; the words stand in `texts`. A status this page does not know yet is shown as "in progress". */
export function StatusTag({ status, texts = 'history.status' }: { status: AnalysisStatus; texts?: string }) {
  const { t } = useTranslation('mfe-account');
  const known = status in icons ? status : 'running';
  const Icon = icons[known] ?? LoaderCircle;
  return (
    <span className={`${styles['status']} ${styles[known] ?? ''}`}>
      <Icon size={16} aria-hidden />
      {t(`${texts}.${known}`)}
    </span>
  );
}
