import type { Module } from '@fitfolio/auth-contract/modules';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { DateTime } from '@fitfolio/web-kit/ui/data';
import { none } from '../shared/list/cells.js';
import styles from './modules.module.css';

const isAccount = (by: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(by);

/** What was decided of a module, the last first, and why. */
export function ReleaseHistory({ module: { name, history } }: { module: Module }) {
  const { t } = useTranslation('mfe-admin');
  if (history.length === 0) return none;
  return (
    <details>
      <summary>
        {t('releases.history', { count: history.length })} <VisuallyHidden>{name}</VisuallyHidden>
      </summary>
      <ol className={styles['history']}>
        {history.map(({ at, verb, by, reason, stable, canary, weight }) => (
          <li key={`${at} ${verb}`}>
            <DateTime at={at} /> · {t(`releases.verbs.${verb ?? 'changed'}`, { defaultValue: verb ?? '' })}:{' '}
            {stable}
            {canary ? `, ${canary} ${t('releases.percent', { weight: weight ?? 0 })}` : ''}
            {by ? ` · ${isAccount(by) ? t('releases.byAdmin') : by}` : ''}
            {reason ? ` · ${reason}` : ''}
          </li>
        ))}
      </ol>
    </details>
  );
}
