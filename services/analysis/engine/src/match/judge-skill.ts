import type { Skill } from '../catalogue/entry.js';
import { matchSkills } from '../catalogue/skills.js';
import { isField, narrowerThan, siblingsOf } from '../catalogue/relations.js';
import { isProof } from '../clause/stance.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Evidence } from '../report.js';
import { absent, type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mention, type Mentions, stanceIn } from './mentions.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import { findName } from '../text/find-name.js';
import { caseShare, credits, evidenceOf, provenAt, strongestFirst, useOf } from './proof.js';
import { shownOtherwise } from './shown-otherwise.js';
import { provesLearning, signsOf } from './soft-signs.js';

/** What the person says is not there. */
function deniedIn(mentions: readonly Mention[], resume: Resume): Judgement | null {
  const denied = mentions.filter(
    ({ stance }) => stance.holder === 'candidate' && stance.polarity === 'denied',
  );
  return denied.length === 0 ? null : judged('not-found', 0, { code: 'denied' }, evidenceOf(denied, resume));
}

/** What is being learnt or planned counts a little; what is only wished for or denied counts nothing. */
function unproven(mentions: readonly Mention[], resume: Resume): Judgement | null {
  const own = mentions.filter(({ stance }) => stance.holder === 'candidate' && !isProof(stance));
  const said = (test: (mention: Mention) => boolean): Evidence[] => evidenceOf(own.filter(test), resume);
  const coming = own.find(
    ({ stance }) =>
      stance.polarity === 'asserted' && (stance.modality === 'learning' || stance.modality === 'planned'),
  );
  if (coming) {
    const code = coming.stance.modality === 'learning' ? 'learning' : 'planned';
    return judged(
      'partly',
      credits.learning,
      { code },
      said((mention) => mention === coming),
    );
  }
  const denied = deniedIn(mentions, resume);
  if (denied) return denied;
  const once = own.find(({ stance }) => stance.modality === 'lapsed' || stance.modality === 'past');
  if (once)
    return judged(
      'partly',
      credits.learning,
      { code: once.stance.modality === 'past' ? 'past' : 'lapsed' },
      said((mention) => mention === once),
    );
  const wished = said(({ stance }) => stance.modality === 'wished');
  return wished.length > 0 ? judged('not-found', 0, { code: 'wished' }, wished) : null;
}

/** A soft skill that no word names may be shown by a duty; where it is not, a résumé says nothing about it. */
function judgeTrait(skill: Skill, mentions: Mentions, resume: Resume): Judgement {
  const { shown, part } = signsOf(skill.id);
  const proves = skill.id === 'willingness-to-learn' ? provesLearning : isProof;
  for (const [sign, verdict] of [
    [shown, 'met'],
    [part, 'partly'],
  ] as const)
    for (const place of sign ? mentions.places : []) {
      const match =
        place.kind === 'education' || place.kind === 'languages' || place.header
          ? null
          : sign?.exec(place.block.text);
      if (!match || !proves(stanceIn(place, match.index, match.index + match[0].length))) continue;
      const at = place.block.start + match.index;
      const evidence = [evidenceAt(at, at + match[0].length, place, resume.read.text)];
      return verdict === 'met'
        ? judged('met', credits.shown, { code: 'shown' }, evidence)
        : judged('partly', credits.shownPart, { code: 'shown-part' }, evidence);
    }
  return judged('cannot-tell', 0, { code: 'trait' });
}

/** One product says little of a field with several practices; it shows the kind of product it is. */
function isOneProduct(fieldId: string, cases: readonly Mention[]): boolean {
  const [first] = new Set(cases.map(({ skillId }) => skillId));
  return (
    isField(fieldId) &&
    cases.every(({ skillId }) => skillId === first) &&
    narrowerThan(fieldId).some(({ id, kind }) => id === first && kind === 'tool')
  );
}

/** `báo cáo theo yêu cầu của Ban Giám đốc`: one kind of report is not whatever is asked for. */
const onRequest = /(?<!\p{L})theo yêu cầu của\s|\bas requested by\s|\bon request of\s/iu;

/** Bundles of programs: one of them is a part of what is asked. */
const suites = new Set(['microsoft-office', 'google-workspace', 'adobe-creative-suite', 'microsoft-stack']);
const suiteMembersMin = 2;
const isPartOfSuite = (suiteId: string, cases: readonly Mention[]): boolean =>
  suites.has(suiteId) && new Set(cases.map(({ skillId }) => skillId)).size < suiteMembersMin;

/** `Excel (functions, pivot tables)`: what of a program is asked for; names with a capital are other programs. */
const partsBehind = /^\s\((?<parts>[^(),;]{3,24}(?:[,;]\s?[^(),;]{3,24}){1,4})\)/u;
const partsJoint = /[,;]\s?/u;

/** The parts of a program that a sentence asks for; empty where it asks for the program as such. */
export function partsAsked(skill: Skill, sentence: string): string[] {
  if (skill.kind !== 'tool' && skill.en !== skill.vi) return [];
  const at = matchSkills(sentence, tokenize(sentence)).find(({ value }) => value.id === skill.id);
  const { parts = '' } = (at && partsBehind.exec(sentence.slice(at.end))?.groups) ?? {};
  const named = parts.split(partsJoint);
  return named.length > 1 &&
    named.every((part) => /^\p{Ll}/u.test(part) && !similar.test(part) && !rank.test(part))
    ? named
    : [];
}
const rank = /basic|advanced|fluent|good|proficien|cơ bản|nâng cao|thành thạo|tốt|khá/iu;

const similar = /similar|equivalent|comparable|or other|tương tự|tương đương|hoặc khác|khác\s*(?:$|[),.])/iu;

/**
 * `Hydraulics`, where a list has `Pneumatics` and `Hydraulics (basic)`: what the list says of the very word that the post
 * uses counts before what it says of another name of the entry.
 */
function byVeryWord(
  own: readonly Mention[],
  skill: Skill,
  sentence: string,
  resume: Resume,
): readonly Mention[] {
  const at = matchSkills(sentence, tokenize(sentence)).find(({ value }) => value.id === skill.id);
  if (!at || own.some(({ place }) => useOf(place, resume) !== 'listed')) return own;
  const asked = fold(sentence.slice(at.start, at.end));
  const named = own.filter(
    ({ start, end, place: { block } }) =>
      fold(block.text.slice(start - block.start, end - block.start)) === asked,
  );
  return named.length > 0 && named.every(({ stance }) => stance.weak) ? named : own;
}

/**
 * A skill of the catalogue: itself, a case of it, a near relative, or the field it belongs to. A relative of a product
 * counts only where the post says that a similar one will do.
 */
export function judgeSkill(skill: Skill, mentions: Mentions, resume: Resume, sentence = ''): Judgement {
  const own = byVeryWord(strongestFirst(mentions.of(skill.id), resume), skill, sentence, resume);
  const [best] = own;
  const cases = strongestFirst(
    narrowerThan(skill.id).flatMap((child) => mentions.of(child.id)),
    resume,
  );
  const [example] = cases;
  // What is only listed counts by a case of it that was used: "CI/CD" by the pipelines of a job.
  const usedCase =
    best !== undefined &&
    example !== undefined &&
    !example.stance.weak &&
    !isOneProduct(skill.id, cases) &&
    credits[useOf(example.place, resume)] * caseShare > credits[useOf(best.place, resume)];
  if (best && !best.stance.weak && !usedCase) {
    const proven = provenAt(best.place, false, evidenceOf(own, resume), resume);
    const parts = partsAsked(skill, sentence);
    const isBare = parts.every((part) =>
      mentions.places.every(({ block }) => findName(block.text, part).length === 0),
    );
    if (parts.length > 0 && isBare)
      return judged('partly', credits.similar, { code: 'words-part' }, proven.evidence);
    // A list earns more than work of long ago, and yet the work has shown it.
    const longAgo = own.some(({ place, stance }) => !stance.weak && useOf(place, resume) === 'old');
    return proven.why.code === 'listed' && longAgo ? { ...proven, why: { code: 'old' } } : proven;
  }
  if (
    example &&
    !example.stance.weak &&
    (isOneProduct(skill.id, cases) || isPartOfSuite(skill.id, cases) || onRequest.test(sentence))
  )
    return judged(
      'partly',
      credits.near,
      { code: 'child-part', other: example.skillId },
      evidenceOf(cases, resume),
    );
  // `Not a Java programmer`: who says so is taken at the word, whatever was done beside it.
  const denied = best ? null : deniedIn(mentions.all(skill.id), resume);
  if (denied) return denied;
  if (example && !example.stance.weak)
    return judged(
      'met',
      credits[useOf(example.place, resume)] * caseShare,
      { code: 'child', other: example.skillId },
      evidenceOf(cases, resume),
    );
  if (best) return provenAt(best.place, true, evidenceOf(own, resume), resume);
  if (example)
    return judged(
      'partly',
      credits.basic,
      { code: 'child-part', other: example.skillId },
      evidenceOf(cases, resume),
    );
  const coming = unproven(mentions.all(skill.id), resume);
  if (coming) return coming;
  const said = shownOtherwise(skill, sentence, mentions, resume);
  if (said) return said;
  const near = strongestFirst(
    siblingsOf(skill.id).flatMap((id) => mentions.of(id)),
    resume,
  );
  if (
    near[0] &&
    (skill.kind === 'hard' ? skill.vi !== skill.en : similar.test(sentence) && skill.kind === 'tool')
  )
    return judged(
      'partly',
      similar.test(sentence) ? credits.similar : credits.near,
      { code: 'related', other: near[0].skillId },
      evidenceOf(near, resume).slice(0, 2),
    );
  if (skill.kind === 'soft') return judgeTrait(skill, mentions, resume);
  return absent;
}
