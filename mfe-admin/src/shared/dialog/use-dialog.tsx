import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Modal } from '@fitfolio/web-kit/ui/feedback';
import { useCallback, useState, type ReactNode } from 'react';

interface Look<Thing> {
  readonly title: (thing: Thing) => string;
  readonly render: (thing: Thing, close: () => void) => ReactNode;
}

/** `const [show, dialog] = useDialog<Thing>({ … })`: render `dialog`, then `show(thing)`. A stray click closes nothing. */
export function useDialog<Thing>({
  title,
  render,
}: Look<Thing>): readonly [(thing: Thing) => void, ReactNode] {
  const { t } = useTranslation('mfe-admin');
  const [shown, setShown] = useState<{ thing: Thing } | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback((thing: Thing) => {
    setShown({ thing });
    setOpen(true);
  }, []);
  const close = (): void => setOpen(false);
  const dialog = (
    <Modal
      open={open}
      width={640}
      title={shown ? title(shown.thing) : ''}
      footer={null}
      onCancel={close}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('reason.close') }}
      destroyOnHidden
    >
      {shown ? render(shown.thing, close) : null}
    </Modal>
  );
  return [show, dialog];
}
