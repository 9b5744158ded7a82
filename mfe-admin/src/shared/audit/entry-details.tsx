import type { AuditEntry } from '@fitfolio/auth-contract/audit';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { none } from '../list/cells.js';
import styles from './audit.module.css';
import { differences } from './differences.js';
import { useAuditValueText } from './use-audit-value-text.js';

/** What an entry changed, as before → after, or what it made, and which request it was. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('mfe-admin');
  const { nameOf, textOf } = useAuditValueText();
  const changed = differences(entry);
  const { before: had, requestId, network } = entry;
  if (changed.length === 0 && !requestId && !network) return none;
  return (
    <details className={styles['details']}>
      <summary>
        <ChevronRight size={14} aria-hidden className={styles['open'] ?? ''} />
        {had && changed.length > 0 ? t('audit.changes', { count: changed.length }) : t('audit.details')}
      </summary>
      <dl>
        {changed.map(({ key, before, after }) => (
          <div key={key}>
            <dt>{nameOf(key)}</dt>
            <dd>
              {had ? (
                <>
                  <VisuallyHidden>{t('audit.before')}</VisuallyHidden> <del>{textOf(key, before)}</del>
                  <ArrowRight size={14} aria-hidden />
                  <VisuallyHidden>{t('audit.after')}</VisuallyHidden> <ins>{textOf(key, after)}</ins>
                </>
              ) : (
                textOf(key, after)
              )}
            </dd>
          </div>
        ))}
        {network ? (
          <div>
            <dt>{t('audit.network')}</dt>
            <dd className={styles['id']}>{network}</dd>
          </div>
        ) : null}
        {requestId ? (
          <div>
            <dt>{t('audit.requestId')}</dt>
            <dd className={styles['id']}>{requestId}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
}
