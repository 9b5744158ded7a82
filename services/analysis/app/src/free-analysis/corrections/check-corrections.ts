import type { Correction } from '@fitfolio/analysis-contract/corrections';
import type { Report } from '@fitfolio/analysis-contract/report';

/** `requirement` and `line`: the report has none such. `twice`: the same thing is said again, or otherwise. */
export type CorrectionFault = 'requirement' | 'line' | 'unchanged' | 'twice';

type Invalid = { readonly index: number; readonly reason: CorrectionFault };

/** What a correction is about: of one kind, a thing has at most one. */
export const targetOf = (correction: Correction): string =>
  correction.kind === 'fact' ? correction.fact : correction.requirementId;

/** The first correction that does not fit the report; null when all do. */
export function invalidCorrection(
  corrections: readonly Correction[],
  { requirements, documents }: Pick<Report, 'requirements' | 'documents'>,
): Invalid | null {
  const lines = documents.resume.split('\n');
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const dismissed = new Set(corrections.flatMap((each) => (each.kind === 'dismiss' ? [targetOf(each)] : [])));
  const seen = new Set<string>();
  const faultOf = (correction: Correction): CorrectionFault | null => {
    const key = `${correction.kind} ${targetOf(correction)}`;
    if (seen.has(key)) return 'twice';
    seen.add(key);
    if (correction.kind === 'fact') return null;
    const requirement = byId.get(correction.requirementId);
    if (!requirement) return 'requirement';
    if (correction.kind === 'dismiss') return null;
    if (dismissed.has(correction.requirementId)) return 'twice';
    if (correction.kind === 'importance')
      return correction.importance === requirement.importance ? 'unchanged' : null;
    return lines[correction.line]?.trim() ? null : 'line';
  };
  for (const [index, correction] of corrections.entries()) {
    const reason = faultOf(correction);
    if (reason) return { index, reason };
  }
  return null;
}

const labelCharsMax = 200;

/** What the administrators' list calls it. */
export function labelOfCorrection(
  correction: Correction,
  { requirements }: Pick<Report, 'requirements'>,
): string {
  if (correction.kind === 'fact') return correction.fact;
  const requirement = requirements.find(({ id }) => id === correction.requirementId);
  return (requirement?.label ?? '').slice(0, labelCharsMax);
}
