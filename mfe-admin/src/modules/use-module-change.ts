import type { Module, ModuleVerb } from '@fitfolio/auth-contract/modules';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../shared/dialog/use-reason-dialog.js';
import { useChangeModuleMutation } from './releases.api.js';

export type SimpleVerb = Exclude<ModuleVerb, 'release'>;

/** `const [change, dialog] = useModuleChange()`: asks for a reason, then does it. */
export function useModuleChange(): readonly [(module: Module, verb: SimpleVerb) => void, ReactNode] {
  const { t } = useTranslation('mfe-admin');
  const [askReason, dialog] = useReasonDialog();
  const [send] = useChangeModuleMutation();
  const change = ({ name, canary }: Module, verb: SimpleVerb): void => {
    const what = verb === 'undo' && canary ? 'undoCanary' : verb;
    askReason({
      title: t(`releases.changes.${what}.title`, { name }),
      text: t(`releases.changes.${what}.text`, { version: canary?.version }),
      action: t(`releases.changes.${what}.action`),
      danger: verb === 'disable',
      send: (reason) => send({ params: { name }, body: { verb, reason } }),
      done: t('releases.done', { name }),
    });
  };
  return [change, dialog];
}
