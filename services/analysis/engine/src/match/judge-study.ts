import { degreeLevel, isSameStudy, studyFamilies } from '../catalogue/degrees.js';
import { coversCertificate, findCertificates } from '../catalogue/certificates.js';
import type { Ask } from '../job/item.js';
import type { Evidence } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Study } from '../resume/education.js';
import { fold } from '../text/fold.js';
import { languageByFolded, languagesIn } from '../catalogue/languages.js';
import { absent, type Judgement, judged } from './judgement.js';
import { languageLevel } from '../catalogue/language-levels.js';
import { evidenceAt, type Mentions } from './mentions.js';

function studyEvidence(study: Study, mentions: Mentions, text: string): Evidence[] {
  const phrase = study.degree ?? study.field ?? study.institution;
  const place = mentions.places.find(
    (p) => phrase && p.block.start <= phrase.start && p.block.end >= phrase.end,
  );
  return phrase && place ? [evidenceAt(phrase.start, phrase.end, place, text)] : [];
}

const said = (study: Study): string => [study.degree?.text, study.field?.text].filter(Boolean).join(' ');

/** A university named without a degree is read as a bachelor's course, a college as a college one. */
function levelOfStudy(study: Study): number {
  const named = degreeLevel(said(study));
  if (named !== null) return named;
  const school = study.institution?.text ?? '';
  if (/university|đại học|học viện|institute|dai hoc|hoc vien/iu.test(school)) return 4;
  if (/cao đẳng|college|cao dang/iu.test(school)) return 3;
  return /trung cấp|trung cap/iu.test(school) ? 2 : 0;
}

export function judgeDegree(
  ask: Extract<Ask, { type: 'degree' }>,
  resume: Resume,
  mentions: Mentions,
): Judgement {
  const { text } = resume.read;
  const studies = resume.studies.toSorted((a, b) => levelOfStudy(b) - levelOfStudy(a));
  const [highest] = studies;
  if (!highest) return judged('not-found', 0, { code: 'degree-none' });
  const asked = ask.fields.map(Number);
  const high = studies.filter((study) => levelOfStudy(study) >= ask.level);
  const fitting = high.find((study) => asked.length === 0 || isSameStudy(asked, studyFamilies(said(study))));
  if (fitting) return judged('met', 1, { code: 'degree' }, studyEvidence(fitting, mentions, text));
  const [other] = high;
  if (other) {
    const unknown = studyFamilies(said(other)).length === 0;
    return judged(
      'partly',
      ask.related || unknown ? 0.6 : 0.5,
      { code: 'degree-field' },
      studyEvidence(other, mentions, text),
    );
  }
  const below = levelOfStudy(highest) >= ask.level - 1;
  return judged(
    below ? 'partly' : 'not-found',
    0.4,
    { code: 'degree-level' },
    studyEvidence(highest, mentions, text),
  );
}

export function judgeCertificate(id: string, resume: Resume, mentions: Mentions): Judgement {
  for (const place of mentions.places)
    for (const found of findCertificates(place.block.text))
      if (coversCertificate(id, found.certificate)) {
        const at = place.block.start;
        const evidence = evidenceAt(at + found.start, at + found.end, place, resume.read.text);
        return judged('met', 1, { code: 'named', section: place.section }, [evidence]);
      }
  return absent;
}

export function judgeLanguage(
  ask: Extract<Ask, { type: 'language' }>,
  resume: Resume,
  mentions: Mentions,
  written: string,
): Judgement {
  let best: { rank: number | null; evidence: Evidence } | null = null;
  for (const place of mentions.places) {
    const folded = fold(place.block.text);
    if (folded.length !== place.block.text.length) continue;
    for (const match of languagesIn(folded)) {
      const isSchoolName = place.kind === 'education' && !/ngôn ngữ|language/iu.test(place.block.text);
      if (languageByFolded(match[0].toLowerCase())?.id !== ask.language.id || isSchoolName || place.header)
        continue;
      const near = place.block.text.slice(Math.max(0, match.index - 30), match.index + 90);
      const next = mentions.places[mentions.places.indexOf(place) + 1]?.block.text ?? '';
      const rank =
        languageLevel(near)?.rank ?? (next.length < 40 ? (languageLevel(next)?.rank ?? null) : null);
      const at = place.block.start + match.index;
      const evidence = evidenceAt(at, at + match[0].length, place, resume.read.text);
      if (!best || (rank ?? 0) > (best.rank ?? 0)) best = { rank, evidence };
    }
    const test = ask.language.id === 'english' ? /\b(?:ielts|toeic|toefl)\b/iu.exec(place.block.text) : null;
    const level = test ? languageLevel(place.block.text) : null;
    if (test && level && level.rank > (best?.rank ?? 0)) {
      const at = place.block.start + test.index;
      best = { rank: level.rank, evidence: evidenceAt(at, at + test[0].length, place, resume.read.text) };
    }
  }
  if (!best) {
    // Nobody states the language the résumé itself is written in; it cannot be graded from that either.
    const same =
      (written === 'en' && ask.language.id === 'english') ||
      (written === 'vi' && ask.language.id === 'vietnamese');
    return same
      ? judged('cannot-tell', 0, { code: 'language-written' })
      : judged('not-found', 0, { code: 'language-none' });
  }
  if (ask.level === null) return judged('met', 1, { code: 'language' }, [best.evidence]);
  if (best.rank === null) return judged('partly', 0.6, { code: 'language-no-level' }, [best.evidence]);
  if (best.rank >= ask.level) return judged('met', 1, { code: 'language' }, [best.evidence]);
  return judged('partly', best.rank >= ask.level - 1 ? 0.6 : 0.3, { code: 'language-below' }, [
    best.evidence,
  ]);
}
