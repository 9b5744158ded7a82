import { isApiError } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useCallback, useState, type ReactNode } from 'react';
import { ReasonDialog } from './reason-dialog.js';

export interface ReasonDialogOptions {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the confirming button says: the act itself, "Disable". */
  readonly action: string;
  readonly danger?: boolean;
  /** The trigger of the mutation. */
  readonly send: (reason: string) => PromiseLike<{ error?: unknown }>;
  /** What the toast says when it is done. */
  readonly done: string;
  /** Texts for error codes that have another meaning here. */
  readonly errorTexts?: Readonly<Record<string, string>>;
}

/**
 * `const [askReason, dialog] = useReasonDialog()`: render `dialog`, then `askReason({ … })`. The dialog requires a reason,
 * runs the action, shows its error and keeps the text until the action succeeds or is cancelled.
 */
export function useReasonDialog(): readonly [(question: ReasonDialogOptions) => void, ReactNode] {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const [asked, setAsked] = useState<ReasonDialogOptions | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((question: ReasonDialogOptions) => {
    setAsked(question);
    setOpen(true);
  }, []);
  const submit = async (reason: string): Promise<unknown> => {
    if (!asked) return null;
    const { error } = await asked.send(reason);
    if (error) return error;
    setOpen(false);
    toast.success(asked.done);
    return null;
  };
  const failureText = (error: unknown): string =>
    (isApiError(error) ? asked?.errorTexts?.[error.code] : undefined) ?? errorText(error);
  const dialog = (
    <ReasonDialog
      open={open}
      title={asked?.title ?? ''}
      text={asked?.text}
      action={asked?.action ?? t('reason.label')}
      danger={asked?.danger ?? false}
      onSubmit={submit}
      failureText={failureText}
      onClose={() => setOpen(false)}
    />
  );
  return [ask, dialog];
}
