import type { AuditEntry } from '@fitfolio/auth-contract/audit';
import { paths } from '@fitfolio/web-kit/paths';
import { inLanguage } from './in-language.js';

export interface AuditSubject {
  /** The code or name; null where only the id is known. */
  readonly name: string | null;
  /** Its page, or the list that shows it alone. */
  readonly to: string | null;
}

const withSearch = (list: string, code: string): string => `${list}?search=${encodeURIComponent(code)}`;

/** What an entry that is about no account is about. */
export function subjectOf(entry: AuditEntry, language: 'vi' | 'en'): AuditSubject {
  const { action, subject, before, after } = entry;
  if (!subject) return { name: null, to: null };
  const facts = { ...before, ...after };
  const code = typeof facts['code'] === 'string' ? facts['code'] : null;
  const offer = (list: string, name = code): AuditSubject => ({
    name,
    to: code === null ? null : withSearch(list, code),
  });
  if (action.startsWith('bundle-')) return offer(paths.adminBundles, inLanguage(facts['name'], language));
  if (action.startsWith('coupon-')) return offer(paths.adminCoupons);
  if (action.startsWith('promo-')) return offer(paths.adminPromos);
  if (action === 'module-changed') return { name: subject.id, to: paths.adminModules };
  if (action.startsWith('payment-')) return { name: null, to: paths.adminPayment(subject.id) };
  if (action.startsWith('receipt-')) return { name: null, to: paths.adminSuspense };
  if (action === 'result-viewed') return { name: null, to: paths.adminFreeAnalysis(subject.id) };
  if (action === 'career-plan-viewed') return { name: null, to: paths.adminCareerPlan(subject.id) };
  if (action.startsWith('premium-')) return { name: null, to: paths.adminFitAnalysisResult(subject.id) };
  return { name: null, to: null };
}
