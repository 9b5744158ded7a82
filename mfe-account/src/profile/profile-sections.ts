import {
  CirclePlus,
  Coins,
  Database,
  History,
  KeyRound,
  MonitorSmartphone,
  ReceiptText,
  ShieldCheck,
  Sparkles,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

/** The names are stored in browsers, so they must not change. */
export const profileSections = [
  'personal-info',
  'password',
  'security',
  'free-analysis-history',
  'premium-analysis-history',
  'payment-history',
  'token-history',
  'add-tokens',
  'sessions',
  'your-data',
] as const;
export type ProfileSection = (typeof profileSections)[number];

export const sectionIcons: Readonly<Record<ProfileSection, LucideIcon>> = {
  'personal-info': UserRound,
  password: KeyRound,
  security: ShieldCheck,
  'free-analysis-history': History,
  'premium-analysis-history': Sparkles,
  'payment-history': ReceiptText,
  'token-history': Coins,
  'add-tokens': CirclePlus,
  sessions: MonitorSmartphone,
  'your-data': Database,
};
