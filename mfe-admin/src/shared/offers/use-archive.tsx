import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import type { ReactNode } from 'react';

interface Archiving<Thing> {
  readonly nameOf: (thing: Thing) => string;
  /** Saves the thing archived, or taken back. */
  readonly send: (thing: Thing, archived: boolean) => PromiseLike<{ error?: unknown }>;
}

/** `const [archive, dialog] = useArchive({ … })`: puts a thing away after a question, or takes it back. */
export function useArchive<Thing extends { readonly archived: boolean }>({
  nameOf,
  send,
}: Archiving<Thing>): readonly [(thing: Thing) => void, ReactNode] {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const [confirm, dialog] = useConfirm();
  const change = async (thing: Thing): Promise<void> => {
    const name = nameOf(thing);
    const question = {
      title: t('offers.archiveSure', { name }),
      text: t('offers.archiveText'),
      action: t('offers.archive'),
    };
    if (!thing.archived && !(await confirm(question))) return;
    const { error } = await send(thing, !thing.archived);
    if (error) toast.error(t('offers.failed', { name }), errorText(error));
    else toast.success(t(thing.archived ? 'offers.takenBack' : 'offers.archived', { name }));
  };
  return [(thing) => void change(thing), dialog];
}
