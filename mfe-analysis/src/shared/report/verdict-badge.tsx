import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { CircleCheck, CircleQuestionMark, CircleX, Contrast } from 'lucide-react';
import { knownVerdict } from './report-types.js';
import styles from './verdict-badge.module.css';

const icons = {
  met: CircleCheck,
  partly: Contrast,
  'not-found': CircleX,
  'cannot-tell': CircleQuestionMark,
};

/** A verdict: icon, colour and word. Where there is room for the icon only, the word is still read aloud. */
export function VerdictBadge({ verdict, small = false }: { verdict: string; small?: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const known = knownVerdict(verdict);
  const Icon = icons[known];
  const word = t(`verdict.${known}`);
  return (
    <span className={`${styles['mark']} ${styles[known]}`}>
      <Icon size={18} aria-hidden />
      {small ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}
