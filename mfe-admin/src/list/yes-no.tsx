import { useTexts } from '@fitfolio/web-kit/i18n';
import { Check, Minus } from 'lucide-react';
import { Mark } from './mark.js';

export function YesNo({ yes }: { yes: boolean }) {
  const t = useTexts('mfe-admin');
  return (
    <Mark look={yes ? { icon: Check, tone: 'good' } : { icon: Minus, tone: 'none' }}>
      {t(yes ? 'yes' : 'no')}
    </Mark>
  );
}
