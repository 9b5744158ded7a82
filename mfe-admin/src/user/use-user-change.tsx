import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../shared/dialog/use-reason-dialog.js';
import {
  useDisableUserMutation,
  useEnableUserMutation,
  useEndUserSessionsMutation,
  useMakeAdminMutation,
  useRemoveAdminMutation,
  useVerifyUserMutation,
} from './user.api.js';

export type UserChange = 'verify' | 'disable' | 'enable' | 'makeAdmin' | 'removeAdmin' | 'endSessions';

const dangerous: ReadonlySet<UserChange> = new Set(['disable', 'removeAdmin', 'endSessions']);

/** `const [change, dialog] = useUserChange(user)`: asks for a reason, then does it. */
export function useUserChange({ id, email }: AdminUser): readonly [(what: UserChange) => void, ReactNode] {
  const { t } = useTranslation('mfe-admin');
  const [askReason, dialog] = useReasonDialog();
  const [verify] = useVerifyUserMutation();
  const [disable] = useDisableUserMutation();
  const [enable] = useEnableUserMutation();
  const [makeAdmin] = useMakeAdminMutation();
  const [removeAdmin] = useRemoveAdminMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const triggers = { verify, disable, enable, makeAdmin, removeAdmin, endSessions };
  const change = (what: UserChange): void =>
    askReason({
      title: t(`user.changes.${what}.title`),
      text: t(`user.changes.${what}.text`, { email }),
      action: t(`user.changes.${what}.action`),
      danger: dangerous.has(what),
      send: (reason) => triggers[what]({ params: { id }, body: { reason } }),
      done: t(`user.changes.${what}.done`, { email }),
      errorTexts: {
        EMAIL_NOT_VERIFIED: t('user.errorTexts.notVerified'),
        ACCOUNT_DISABLED: t('user.errorTexts.disabled'),
      },
    });
  return [change, dialog];
}
