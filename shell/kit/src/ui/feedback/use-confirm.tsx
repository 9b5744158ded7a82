import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.js';
import { Modal } from './covers.js';

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the confirming button says: the act itself, "Cancel the payment". */
  readonly action: string;
  readonly danger?: boolean;
  /** What the other button says where "Cancel" could be taken for the act: "Keep the payment". */
  readonly keep?: string;
}

interface Asked extends ConfirmQuestion {
  readonly answer: (yes: boolean) => void;
}

/** `const [confirm, dialog] = useConfirm()`: render `dialog`, then `if (await confirm({ … })) …`. */
export function useConfirm(): readonly [(question: ConfirmQuestion) => Promise<boolean>, ReactNode] {
  const { t } = useTranslation('kit');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const confirm = useCallback(
    (question: ConfirmQuestion) =>
      new Promise<boolean>((resolve) => {
        setAsked({ ...question, answer: resolve });
        setOpen(true);
      }),
    [],
  );
  const close = (yes: boolean): void => {
    setOpen(false);
    asked?.answer(yes);
  };
  const dialog = (
    <Modal
      open={open}
      title={asked?.title}
      okText={asked?.action}
      cancelText={asked?.keep ?? t('cancel')}
      okButtonProps={{ danger: asked?.danger ?? false }}
      onOk={() => close(true)}
      onCancel={() => close(false)}
      destroyOnHidden
    >
      {asked?.text}
    </Modal>
  );
  return [confirm, dialog];
}
