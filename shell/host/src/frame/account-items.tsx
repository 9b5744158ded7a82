import {
  BriefcaseBusiness,
  FileSearch,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type NavItem, useNav } from './nav-links.js';

const icons: Readonly<Record<string, LucideIcon>> = {
  shield: ShieldCheck,
  user: UserRound,
  search: FileSearch,
  briefcase: BriefcaseBusiness,
  people: UsersRound,
};

/** The entries of the account menu, but for signing out. */
export const useAccountItems = (): readonly (Pick<NavItem, 'key' | 'path' | 'label'> & {
  icon: ReactNode;
})[] =>
  useNav('account').map(({ key, path, label, icon }) => {
    const Icon = icons[icon ?? ''];
    return { key, path, label, icon: Icon ? <Icon size={18} aria-hidden /> : null };
  });
