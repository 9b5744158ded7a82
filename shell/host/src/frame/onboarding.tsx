import { useLoaded } from '@fitfolio/web-kit/host';
import type { RemoteDialog } from '@fitfolio/web-kit/remote';
import { useCurrentUser } from '@fitfolio/web-kit/session';
import { storageKeys, storedText } from '@fitfolio/web-kit/storage';
import { isProfileComplete } from './is-profile-complete.js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../remotes/remote-of-path.js';
import { remotes } from '../remotes/remotes.js';
import { paths } from '@fitfolio/web-kit/paths';

/** The id of the user who postponed it; the question comes again on another device only. */
const postponedBy = storedText(
  'local',
  storageKeys.onboardingPostponedBy,
  (text): text is string => text !== '',
);

function Dialog({ load, onClose }: { load: () => Promise<RemoteDialog>; onClose: () => void }) {
  const [loaded] = useLoaded(load);
  // A dialog that cannot be loaded is skipped without a message.
  if (!loaded || 'error' in loaded) return null;
  const Shown = loaded.value;
  return <Shown onClose={onClose} />;
}

function FromRemote({ name, onClose }: { name: string; onClose: () => void }) {
  const state = useSyncExternalStore(remotes.subscribe, () => remotes.get(name));
  useEffect(() => void remotes.load(name), [name]);
  const load = state.kind === 'ready' ? state.remote.dialogs?.onboarding : undefined;
  return load ? <Dialog load={load} onClose={onClose} /> : null;
}

/** Asks a new user for name, gender and user type. After "later" it does not ask again. */
export function Onboarding() {
  const { user, confirmed } = useCurrentUser();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const name = ownerOf(paths.userProfile)?.name;
  if (!name || !user || !confirmed || closedFor === user.id) return null;
  if (isProfileComplete(user) || postponedBy.read() === user.id) return null;
  const close = (): void => {
    postponedBy.write(user.id);
    setClosedFor(user.id);
  };
  return <FromRemote name={name} onClose={close} />;
}
