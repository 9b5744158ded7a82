import { History, UserRound, type LucideIcon } from 'lucide-react';

/** The names are stored in browsers: they never change. */
export const profileSections = ['personal-info', 'free-analysis-history'] as const;
export type ProfileSection = (typeof profileSections)[number];

export const sectionIcons: Readonly<Record<ProfileSection, LucideIcon>> = {
  'personal-info': UserRound,
  'free-analysis-history': History,
};
