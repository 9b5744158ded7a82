import type { SubScoreId } from '../report.js';
import type { Share } from '../score/sub-scores.js';
import type { Words } from '../words/words.js';

/** What a sub-score was computed from. */
export function subScoreText(id: SubScoreId, { score, met, partly, all }: Share, { base }: Words): string {
  if (score !== null) return id === 'keyword' ? base.keyword(met, all) : base.items(met, partly, all);
  if (id === 'education') return base.noEducation;
  return id === 'language' ? base.noLanguage : base.none;
}
