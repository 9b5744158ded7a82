import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Checkbox } from '@fitfolio/web-kit/ui/controls';
import { Gain } from '../../shared/report/gain.js';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import type { WhatIfOptionData } from './options.js';
import styles from './what-if.module.css';

export function WhatIfOption(
  props: WhatIfOptionData & { language: string; ticked: boolean; onToggle: () => void },
) {
  const { label, importance, verdict, gain, language, ticked, onToggle } = props;
  const { t } = useTranslation('mfe-analysis');
  return (
    <li>
      <label>
        <Checkbox checked={ticked} onChange={onToggle} />
        <span className={styles['label']}>
          <span lang={language}>{label}</span>
          <span className={styles['facts']}>
            <VerdictBadge verdict={verdict} />
            {t(`importance.${importance}`, { defaultValue: importance })}
          </span>
        </span>
        <Gain gain={gain} />
      </label>
    </li>
  );
}
