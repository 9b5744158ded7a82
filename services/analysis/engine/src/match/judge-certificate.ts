import { coversCertificate, findCertificates } from '../catalogue/certificates.js';
import type { Ask } from '../job/item.js';
import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeTerm } from './judge-term.js';
import { credits } from './judge-skill.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, stanceIn } from './mentions.js';

/** A certificate is held, being worked for, or not named; one that no table knows is looked for by its words. */
export function judgeCertificate(
  ask: Extract<Ask, { type: 'certificate' }>,
  resume: Resume,
  mentions: Mentions,
): Judgement {
  let second: Judgement | null = null;
  for (const place of mentions.places)
    for (const found of findCertificates(place.block.text)) {
      if (!coversCertificate(ask.id, found.certificate)) continue;
      const at = place.block.start;
      const evidence = [evidenceAt(at + found.start, at + found.end, place, resume.read.text)];
      const stance = stanceIn(place, found.start, found.end);
      if (isProof(stance)) return judged('met', 1, { code: 'named', section: place.section }, evidence);
      if (stance.polarity === 'denied') second ??= judged('not-found', 0, { code: 'denied' }, evidence);
      else if (stance.modality === 'wished') second ??= judged('not-found', 0, { code: 'wished' }, evidence);
      else {
        const code = stance.modality === 'learning' ? 'learning' : 'planned';
        second = judged('partly', credits.learning, { code }, evidence);
      }
    }
  return second ?? judgeTerm({ type: 'term', text: ask.name, kind: 'tool' }, mentions, resume);
}
