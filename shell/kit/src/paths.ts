/**
 * The URLs that parts of the product lead to. Routes with parameters are functions. Change nothing here without the
 * specification. A page that only its own remote leads to need not stand here.
 */
export const paths = {
  home: '/',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms-of-services',
  methodology: '/methodology',
  freeAnalysis: '/free-analysis',
  freeAnalysisResult: (id: string) => `/free-analysis-result?id=${encodeURIComponent(id)}` as const,
  fitAnalysis: '/fit-analysis',
  fitAnalysisResult: (id: string) => `/fit-analysis/result?id=${encodeURIComponent(id)}` as const,
  fitAnalysisSample: '/fit-analysis/sample',
  /** What was read of an uploaded document, page by page; an administrator may look at anybody's. */
  fitAnalysisPreview: (
    id: string,
    document: 'resume' | 'job-description',
    reader: 'owner' | 'admin' = 'owner',
  ) =>
    `/fit-analysis/preview?id=${encodeURIComponent(id)}&document=${document}${reader === 'admin' ? '&reader=admin' : ''}` as const,
  careerPlan: (id: string) => `/fit-analysis/career-plan?id=${encodeURIComponent(id)}` as const,
  cvs: '/fit-analysis/cv',
  cv: (id: string) => `/fit-analysis/cv?id=${encodeURIComponent(id)}` as const,
  /** The CV of an analysis, or how to get one. */
  cvOf: (analysisId: string) => `/fit-analysis/cv?analysis=${encodeURIComponent(analysisId)}` as const,
  /** The practice interviews of an analysis. */
  interviews: (analysisId: string) => `/fit-analysis/interview?id=${encodeURIComponent(analysisId)}` as const,
  workspace: '/workspace',
  screenings: '/screenings',
  newScreening: '/screenings/new',
  screening: (id: string, part?: 'people' | 'requirements' | 'table') =>
    `/screenings/screening?id=${encodeURIComponent(id)}${part ? `&part=${part}` : ''}` as const,
  /** One candidate of a screening, on a sheet. */
  screeningCandidate: (id: string, candidateId: string) =>
    `/screenings/candidate?id=${encodeURIComponent(id)}&candidate=${encodeURIComponent(candidateId)}` as const,
  screeningLog: (id: string) => `/screenings/log?id=${encodeURIComponent(id)}` as const,
  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  userProfile: '/user-profile',
  payment: '/payment',
  buyBundle: (id: string) => `/payment?bundle=${encodeURIComponent(id)}` as const,
  paymentOf: (id: string) => `/payment?id=${encodeURIComponent(id)}` as const,
  paymentSuccess: (id: string) => `/payment/success?id=${encodeURIComponent(id)}` as const,
  paymentCancel: (id: string) => `/payment/cancel?id=${encodeURIComponent(id)}` as const,
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}` as const,
  adminEmails: '/admin/emails',
  adminAudit: '/admin/audit',
  adminFreeAnalyses: '/admin/free-analysis',
  adminFreeAnalysis: (id: string) => `/admin/free-analysis/${encodeURIComponent(id)}` as const,
  adminCorrections: '/admin/free-analysis/corrections',
  adminFreeAnalysisModels: '/admin/free-analysis/models',
  adminFitAnalyses: '/admin/premium-fit-analysis',
  adminFitAnalysisModels: '/admin/premium-fit-analysis/models',
  adminFitAnalysisResult: (id: string) =>
    `/admin/premium-fit-analysis/${encodeURIComponent(id)}/result` as const,
  adminCareerPlan: (id: string) =>
    `/admin/premium-fit-analysis/${encodeURIComponent(id)}/career-plan` as const,
  adminModules: '/admin/modules',
  adminCredits: '/admin/credits',
  adminTransactions: '/admin/credits/transactions',
  adminPromos: '/admin/credits/promos',
  adminPayments: '/admin/credits/payments',
  adminPayment: (id: string) => `/admin/credits/payments/${encodeURIComponent(id)}` as const,
  adminSuspense: '/admin/credits/suspense',
  adminCoupons: '/admin/credits/coupon-codes',
  adminBundles: '/admin/credits/bundles',
} as const;

/** The log-in page, which returns to `attempted` (path with search) afterwards. */
export const loginPath = (attempted?: string): string =>
  attempted && attempted !== paths.home
    ? `${paths.login}?redirect=${encodeURIComponent(attempted)}`
    : paths.login;

// URL parsers drop tabs and line ends, so `/\t/host` would become `//host`.
const hasControlCharacter = (value: string): boolean => [...value].some((c) => c.charCodeAt(0) < 0x20);

/**
 * Where `?redirect=` may lead: a path of this origin, else null. Refuses `//host`, `/\host`, other schemes, control
 * characters and the guest-only pages themselves.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value || !/^\/(?![/\\])[^\\]*$/.test(value) || hasControlCharacter(value)) return null;
  const base = 'https://fitfolio.invalid';
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  const guestOnly = [paths.login, paths.signUp, paths.forgotPassword].some(
    (path) => url.pathname === path || url.pathname === `${path}/`,
  );
  return guestOnly ? null : `${url.pathname}${url.search}${url.hash}`;
}

/** The back office has its own frame. */
export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);
