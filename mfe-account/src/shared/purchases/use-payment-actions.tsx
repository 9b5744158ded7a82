import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import type { ReactNode } from 'react';
import { useCancelPaymentMutation, useRefreshPaymentMutation } from './purchases.api.js';

interface PaymentActions {
  /** "I have paid": asks the bank, and says when nothing has come. */
  readonly ask: (id: string) => Promise<void>;
  /** Cancels, after a question. */
  readonly stop: (id: string) => Promise<void>;
  readonly asking: boolean;
  readonly stopping: boolean;
  /** The dialog to render. */
  readonly dialog: ReactNode;
}

/** The actions on an unpaid order. */
export function usePaymentActions(): PaymentActions {
  const { t } = useTranslation('mfe-account');
  const errorText = useErrorText();
  const [refresh, refreshing] = useRefreshPaymentMutation();
  const [cancel, cancelling] = useCancelPaymentMutation();
  const [confirm, dialog] = useConfirm();
  const ask = async (id: string): Promise<void> => {
    const { data, error } = await refresh({ body: { id } });
    if (error) toast.error(t('payment.failed.refresh'), errorText(error));
    else if (data.data.status !== 'completed') toast.info(t('payment.notYet'), t('payment.notYetText'));
  };
  const stop = async (id: string): Promise<void> => {
    const question = {
      title: t('payment.cancel.sure'),
      text: t('payment.cancel.text'),
      action: t('payment.cancel.action'),
      keep: t('payment.cancel.keep'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    const { error } = await cancel({ body: { id } });
    if (error) toast.error(t('payment.failed.cancel'), errorText(error));
    else toast.success(t('payment.ended.title'));
  };
  return { ask, stop, asking: refreshing.isLoading, stopping: cancelling.isLoading, dialog };
}
