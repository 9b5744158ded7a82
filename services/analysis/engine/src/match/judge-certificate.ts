import { coversCertificate, findCertificates } from '../catalogue/certificates.js';
import type { Ask } from '../job/item.js';
import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import { judgeTerm } from './judge-term.js';
import { credits } from './judge-skill.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, isEmployerName, type Mentions, stanceIn } from './mentions.js';

const grade = /^\W{0,3}(?:level|hạng|bậc|nhóm|class|part)?\s*(\d{1,4}|[IVX]{1,4})(?![\p{L}\d.,%/])/u;
const gradeIn = (text: string, at: number): string | null => {
  const found = grade.exec(text.slice(at, at + 14))?.[1] ?? null;
  return found !== null && /^(?:19|20)\d\d$/.test(found) ? null : found;
};

/** The grade a post asks for after a certificate's name: the 30 of `OSHA 30`, the II of `hạng II`. */
function askedGrade(id: string, sentence: string): string | null {
  const grades = findCertificates(sentence)
    .filter(({ certificate }) => certificate.id === id)
    .map(({ end }) => gradeIn(sentence, end));
  return grades.find((one) => one !== null) ?? null;
}

/** A certificate is held, being worked for, or not named; one that no table knows is looked for by its words. */
export function judgeCertificate(
  ask: Extract<Ask, { type: 'certificate' }>,
  sentence: string,
  resume: Resume,
  mentions: Mentions,
): Judgement {
  let second: Judgement | null = null;
  const asked = askedGrade(ask.id, sentence);
  for (const place of mentions.places)
    for (const found of findCertificates(place.block.text)) {
      if (!coversCertificate(ask.id, found.certificate) || isEmployerName(place, found.start, found.end))
        continue;
      const at = place.block.start;
      const evidence = [evidenceAt(at + found.start, at + found.end, place, resume.read.text)];
      const stance = stanceIn(place, found.start, found.end);
      const held = gradeIn(place.block.text, found.end);
      if (asked !== null && held !== null && held !== asked) continue;
      if (isProof(stance) && asked !== null && held === null)
        second ??= judged('partly', credits.near, { code: 'words-part' }, evidence);
      else if (isProof(stance)) return judged('met', 1, { code: 'named', section: place.section }, evidence);
      else if (stance.polarity === 'denied') second ??= judged('not-found', 0, { code: 'denied' }, evidence);
      else if (stance.modality === 'wished') second ??= judged('not-found', 0, { code: 'wished' }, evidence);
      else {
        const code = stance.modality === 'learning' ? 'learning' : 'planned';
        second = judged('partly', credits.learning, { code }, evidence);
      }
    }
  return second ?? judgeTerm({ type: 'term', text: ask.name, kind: 'tool' }, mentions, resume);
}
