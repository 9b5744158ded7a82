import { useSession } from './use-session.js';

/** i18next options of a text that reads otherwise for recruiters (`title`, `title_recruiter`). */
export type Audience = { readonly context?: 'recruiter' };

const everyone: Audience = {};
const recruiters: Audience = { context: 'recruiter' };

/** The audience a text addresses: `t('home.heroTitle', useAudience())`. */
export const useAudience = (): Audience =>
  useSession().user?.userType === 'recruiter' ? recruiters : everyone;
