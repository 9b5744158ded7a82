import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Check, Minus } from 'lucide-react';
import { Badge } from './badge.js';

export function BooleanBadge({ yes }: { yes: boolean }) {
  const { t } = useTranslation('mfe-admin');
  return (
    <Badge look={yes ? { icon: Check, tone: 'good' } : { icon: Minus, tone: 'none' }}>
      {t(yes ? 'yes' : 'no')}
    </Badge>
  );
}
