import { Database, History, KeyRound, MonitorSmartphone, UserRound, type LucideIcon } from 'lucide-react';

/** The names are stored in browsers: they never change. */
export const profileSections = [
  'personal-info',
  'password',
  'free-analysis-history',
  'sessions',
  'your-data',
] as const;
export type ProfileSection = (typeof profileSections)[number];

export const sectionIcons: Readonly<Record<ProfileSection, LucideIcon>> = {
  'personal-info': UserRound,
  password: KeyRound,
  'free-analysis-history': History,
  sessions: MonitorSmartphone,
  'your-data': Database,
};
