import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleQuestionMark, CircleX, Contrast } from 'lucide-react';
import { knownVerdict } from './report-types.js';
import styles from './verdict-badge.module.css';

export const verdictIcons = {
  met: CircleCheck,
  partly: Contrast,
  'not-found': CircleX,
  'cannot-tell': CircleQuestionMark,
};

/** A verdict: icon, colour and word. */
export function VerdictBadge({ verdict }: { verdict: string }) {
  const { t } = useTranslation('mfe-analysis');
  const known = knownVerdict(verdict);
  const Icon = verdictIcons[known];
  return (
    <span className={`${styles['mark']} ${styles[known]}`}>
      <Icon size={18} aria-hidden />
      {t(`verdict.${known}`)}
    </span>
  );
}
