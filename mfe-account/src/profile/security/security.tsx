import type { Factor } from '@fitfolio/auth-contract/factors';
import { useErrorText } from '@fitfolio/web-kit/i18n';
import { ErrorState } from '@fitfolio/web-kit/page';
import { useCurrentUser, useRenewToken } from '@fitfolio/web-kit/session';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, Card, Skeleton } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Added } from './added.js';
import { AddPasskeyDialog } from './add-passkey-dialog.js';
import { AddTotpDialog } from './add-totp-dialog.js';
import { AdminNotice } from './admin-notice.js';
import { FactorRow } from './factor-row.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';
import { RenameDialog } from './rename-dialog.js';
import {
  useListFactorsQuery,
  useRemoveFactorMutation,
  useRenewRecoveryCodesMutation,
} from './security.api.js';
import { VerifyNotice } from '../verification/verify-notice.js';
import { ItemRows } from '../item-row.js';
import styles from './security.module.css';
import { useSecurityTexts } from './texts.js';

type Open = 'totp' | 'passkey' | Factor | null;

export function Security() {
  const { t } = useSecurityTexts();
  const errorText = useErrorText();
  const { user } = useCurrentUser();
  const { data, error, refetch } = useListFactorsQuery();
  const [remove, removing] = useRemoveFactorMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const renewToken = useRenewToken();
  const [confirm, question] = useConfirm();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (error && !data) return <ErrorState title={t('loadFailed')} error={error} onRetry={refetch} />;
  if (!data || !user) {
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    );
  }
  const { factors, recoveryCodes } = data.data;
  const close = (): void => setOpen(null);
  const added = (reply: Added): void => {
    close();
    renewToken(reply.access_token);
    setCodes(reply.recoveryCodes);
    toast.success(t('done'));
  };
  const removeOne = async ({ id, name }: Factor): Promise<void> => {
    const text = factors.length === 1 ? t('removeLast') : t('removeText');
    const sure = { title: t('removeSure', { name }), text, action: t('remove'), danger: true };
    if (!(await confirm(sure))) return;
    const { error: failure } = await remove({ params: { id }, body: {} });
    if (failure) toast.error(t('failed'), errorText(failure));
    else toast.success(t('removed'));
  };
  const newCodes = async (): Promise<void> => {
    const sure = {
      title: t('recovery.renewSure'),
      text: t('recovery.renewText'),
      action: t('recovery.renew'),
    };
    if (!(await confirm(sure))) return;
    const reply = await renew({ body: {} });
    if (reply.data) setCodes(reply.data.data.recoveryCodes);
    else toast.error(t('failed'), errorText(reply.error));
  };
  const busyId = removing.isLoading ? removing.originalArgs?.params.id : undefined;
  return (
    <>
      {user.secondFactorMissing === true ? <AdminNotice has={factors.length > 0} /> : null}
      <Card>
        <p className={styles['lead']}>{factors.length === 0 ? `${t('lead')} ${t('none')}` : t('lead')}</p>
        {factors.length > 0 ? (
          <ItemRows label={t('factors')}>
            {factors.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                busy={busyId === factor.id}
                onRename={() => setOpen(factor)}
                onRemove={() => void removeOne(factor)}
              />
            ))}
          </ItemRows>
        ) : null}
        {user.emailVerified ? (
          <div className={styles['actions']}>
            <Button icon={<Smartphone size={16} aria-hidden />} onClick={() => setOpen('totp')}>
              {t('addTotp')}
            </Button>
            <Button icon={<KeyRound size={16} aria-hidden />} onClick={() => setOpen('passkey')}>
              {t('addPasskey')}
            </Button>
          </div>
        ) : (
          <VerifyNotice email={user.email} title={t('unverified')} />
        )}
      </Card>
      {factors.length > 0 ? (
        <Card as="article" aria-labelledby="recovery-codes">
          <h3 id="recovery-codes" className={styles['title']}>
            {t('recovery.title')}
          </h3>
          <p className={styles['lead']}>{t('recovery.left', { count: recoveryCodes })}</p>
          <Button loading={renewing.isLoading} onClick={() => void newCodes()}>
            {t('recovery.renew')}
          </Button>
        </Card>
      ) : null}
      {open === 'totp' ? <AddTotpDialog onAdded={added} onClose={close} /> : null}
      {open === 'passkey' ? <AddPasskeyDialog onAdded={added} onClose={close} /> : null}
      {open !== null && typeof open === 'object' ? <RenameDialog factor={open} onClose={close} /> : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
      {question}
    </>
  );
}
