import { paths } from '@fitfolio/web-kit/paths';
import { useSession } from '@fitfolio/web-kit/session';
import { FileSearch, ShieldCheck, UserRound } from 'lucide-react';

/** The entries of the account menu, except signing out. */
export function useAccountItems() {
  const { isAdmin } = useSession();
  const admin = { key: 'admin', to: paths.admin, icon: <ShieldCheck size={18} aria-hidden /> };
  return [
    ...(isAdmin ? [admin] : []),
    { key: 'profile', to: paths.userProfile, icon: <UserRound size={18} aria-hidden /> },
    { key: 'freeAnalysis', to: paths.freeAnalysis, icon: <FileSearch size={18} aria-hidden /> },
  ];
}
