/**
 * Cache tags: the signal between remotes. A mutation invalidates what it changed, whoever shows it refetches.
 */
export const cacheTags = [
  'Me',
  'Sessions',
  'Factors',
  'Balance',
  'FreeAnalyses',
  'FreeRemaining',
  'FitAnalyses',
  'CareerPlans',
  'Cvs',
  'CvVersions',
  'Screenings',
  'Screening',
  'Payments',
  'Transactions',
  'Bundles',
  'Models',
  'AdminUsers',
  'AdminEmails',
  'AdminAudit',
  'AdminModules',
  'AdminPayments',
  'AdminFreeAnalyses',
  'AdminFitAnalyses',
  'AdminCredits',
] as const;
export type CacheTag = (typeof cacheTags)[number];
