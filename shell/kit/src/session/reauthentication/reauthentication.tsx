import { useEffect, useSyncExternalStore } from 'react';
import { useLoaded } from '../../remote/use-loaded.js';
import { reauthentication } from '../reauthentication-store.js';

const load = () => import('./reauthentication-dialog.js').then((m) => m.ReauthenticationDialog);

function Asking() {
  const [loaded] = useLoaded(load);
  const failed = loaded !== null && 'error' in loaded;
  useEffect(() => {
    if (failed) reauthentication.answer(false);
  }, [failed]);
  if (loaded === null || 'error' in loaded) return null;
  const Dialog = loaded.value;
  return <Dialog />;
}

/** Asks who it is when a call needs to know. Once per page; the dialog is loaded with the first question. */
export function Reauthentication() {
  const { isAsked, subscribe } = reauthentication;
  return useSyncExternalStore(subscribe, isAsked, () => false) ? <Asking /> : null;
}
