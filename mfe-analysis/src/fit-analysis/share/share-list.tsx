import type { Share } from '@fitfolio/analysis-contract/fit-analysis';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, Skeleton } from '@fitfolio/web-kit/ui/core';
import { useListSharesQuery, useRevokeShareMutation } from '../fit-analysis.api.js';
import styles from './share.module.css';

const stateOf = ({ revokedAt, expiresAt }: Share): 'revoked' | 'expired' | 'open' => {
  if (revokedAt) return 'revoked';
  return new Date(expiresAt).getTime() < Date.now() ? 'expired' : 'open';
};

/** The links of a result, each with its end; one that is open can be revoked. */
export function ShareList({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { data, error } = useListSharesQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [revoke, { isLoading, originalArgs }] = useRevokeShareMutation();
  const end = async (shareId: string): Promise<void> => {
    const { error: failed } = await revoke({ params: { id, shareId } });
    if (failed) toast.error(t('share.revokeFailed'), errorText(failed));
  };
  if (error) return <p className={styles['soft']}>{errorText(error)}</p>;
  if (!data) return <Skeleton lines={2} />;
  if (data.data.length === 0) return <p className={styles['soft']}>{t('share.none')}</p>;
  return (
    <section aria-labelledby="shares">
      <h3 id="shares" className={styles['listTitle']}>
        {t('share.list')}
      </h3>
      <ul className={styles['list']}>
        {data.data.map((share) => {
          const state = stateOf(share);
          const at = formatDateTime(state === 'revoked' ? share.revokedAt : share.expiresAt);
          return (
            <li key={share.id}>
              <span className={state === 'open' ? undefined : styles['soft']}>
                {t(`share.state.${state}`, { at })}
              </span>
              {state === 'open' ? (
                <Button
                  size="small"
                  danger
                  loading={isLoading && originalArgs?.params.shareId === share.id}
                  onClick={() => void end(share.id)}
                >
                  {t('share.revoke')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
