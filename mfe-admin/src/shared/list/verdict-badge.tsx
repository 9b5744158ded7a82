import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleDashed, CircleHelp, CircleX } from 'lucide-react';
import { Badge } from './badge.js';

const looks = {
  met: { icon: CircleCheck, tone: 'good' },
  partly: { icon: CircleDashed, tone: 'warn' },
  'not-found': { icon: CircleX, tone: 'bad' },
  'cannot-tell': { icon: CircleHelp, tone: 'soft' },
} as const;
const isKnown = (verdict: string): verdict is keyof typeof looks => verdict in looks;

export function VerdictBadge({ verdict }: { verdict: string }) {
  const { t } = useTranslation('mfe-admin');
  const known = isKnown(verdict) ? verdict : 'cannot-tell';
  return <Badge look={looks[known]}>{t(`report.verdicts.${known}`)}</Badge>;
}
