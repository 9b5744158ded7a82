import type { CandidateLink } from '@fitfolio/analysis-contract/screening-table';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './link.module.css';

/** Whether the person can still open it. */
export const worksStill = ({ expiresAt, revokedAt }: CandidateLink): boolean =>
  revokedAt === null && new Date(expiresAt).getTime() > Date.now();

/** How long the candidate's link works or did, and whether it was opened. */
export function LinkState({ link }: { link: CandidateLink }) {
  const { t } = useTranslation('mfe-analysis');
  const { expiresAt, revokedAt, openedAt } = link;
  const isOver = new Date(expiresAt).getTime() <= Date.now();
  const state = worksStill(link) ? 'open' : revokedAt === null || isOver ? 'expired' : 'revoked';
  const at = formatDateTime(state === 'revoked' ? revokedAt : expiresAt);
  return (
    <p className={styles['soft']}>
      {t(`screening.link.state.${state}`, { at })}{' '}
      {openedAt ? t('screening.link.opened', { at: formatDateTime(openedAt) }) : t('screening.link.unopened')}
    </p>
  );
}
