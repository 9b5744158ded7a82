import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { Badge } from './badge.js';

const looks = {
  queued: { icon: Clock, tone: 'soft' },
  running: { icon: LoaderCircle, tone: 'soft' },
  completed: { icon: CircleCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'bad' },
} as const;
const isKnown = (status: string): status is keyof typeof looks => status in looks;

/** An icon and a word. A status this page does not know yet counts as under way. */
export function AnalysisStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('mfe-admin');
  const known = isKnown(status) ? status : 'running';
  return <Badge look={looks[known]}>{t(`analyses.status.${known}`)}</Badge>;
}
