import { useTexts } from '@fitfolio/web-kit/i18n';
import { Gain } from '../report/suggestions.js';
import { VerdictMark } from '../report/verdict-mark.js';
import type { ChoiceData } from './choices.js';
import styles from './what-if.module.css';

export function Choice(props: ChoiceData & { language: string; ticked: boolean; onToggle: () => void }) {
  const { label, importance, verdict, gain, language, ticked, onToggle } = props;
  const t = useTexts('mfe-analysis');
  return (
    <li>
      <label>
        <input type="checkbox" checked={ticked} onChange={onToggle} />
        <span className={styles['label']}>
          <span lang={language}>{label}</span>
          <span className={styles['facts']}>
            <VerdictMark verdict={verdict} />
            {t(`importance.${importance}`, { defaultValue: importance })}
          </span>
        </span>
        <Gain gain={gain} />
      </label>
    </li>
  );
}
