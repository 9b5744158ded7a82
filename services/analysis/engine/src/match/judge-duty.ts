import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import { findPhrase } from './find-phrase.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';

const describedShare = 0.7;

/** A duty counts where a line of the résumé describes it; that none does says nothing. */
export function judgeDuty(sentence: string, resume: Resume, mentions: Mentions): Judgement {
  const [find] = findPhrase(sentence, mentions).filter(
    ({ share, place, start, end }) => share >= describedShare && isProof(stanceIn(place, start, end)),
  );
  if (!find) return judged('cannot-tell', 0, { code: 'duty-unknown' });
  const at = find.place.block.start;
  const evidence = [evidenceAt(at + find.start, at + find.end, find.place, resume.read.text)];
  return judged('met', find.share, { code: 'duty' }, evidence);
}
