import type { Skill } from '../catalogue/entry.js';
import { matchSkills } from '../catalogue/skills.js';
import { isField, narrowerThan, siblingsOf } from '../catalogue/relations.js';
import { isProof } from '../clause/stance.js';
import { postWordsOf } from '../job/post-words.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Evidence } from '../report.js';
import { absent, evidenceMax, type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mention, type Mentions, type Place, placeAround, stanceIn } from './mentions.js';
import { tokenize } from '../text/tokens.js';
import { findName } from '../text/find-name.js';
import { fold } from '../text/fold.js';
import { isAside, isTraded } from './aside.js';
import { findOtherName, findPhrase } from './find-phrase.js';
import { contentWords, wordsOf } from './phrase-words.js';
import { provesLearning, signsOf } from './soft-signs.js';

/** How much of an item's weight a mention earns, by where it stands and how it is said. */
export const credits = {
  used: 1,
  old: 0.85,
  project: 0.95,
  listed: 0.9,
  basic: 0.5,
  near: 0.5,
  similar: 0.8,
  learning: 0.3,
  shown: 0.85,
  shownPart: 0.5,
} as const;
/** What a case of a skill earns of the skill. */
const caseShare = 0.95;
/** Use that ended longer ago than this has faded. */
const freshMonths = 8 * 12;

type Use = 'used' | 'old' | 'project' | 'listed';
const whyOf = { used: 'used', old: 'old', project: 'named', listed: 'listed' } as const;

export function useOf(place: Place, resume: Resume): Use {
  if (place.kind === 'projects') return 'project';
  if (!place.dated) return 'listed';
  const { until } = place;
  return until !== null && resume.now !== null && resume.now - until > freshMonths ? 'old' : 'used';
}

/** Met in full by what stands at a place; met in part where the words beside it say that little is known. */
export function provenAt(
  place: Place,
  weak: boolean,
  evidence: readonly Evidence[],
  resume: Resume,
): Judgement {
  if (weak) return judged('partly', credits.basic, { code: 'basic' }, evidence);
  const use = useOf(place, resume);
  return judged('met', credits[use], { code: whyOf[use], section: place.section }, evidence);
}

function strongestFirst(mentions: readonly Mention[], resume: Resume): Mention[] {
  const credit = ({ place, stance }: Mention): number => (stance.weak ? 0 : credits[useOf(place, resume)]);
  return mentions.toSorted((a, b) => credit(b) - credit(a) || a.start - b.start);
}

function evidenceOf(mentions: readonly Mention[], resume: Resume): Evidence[] {
  const found = mentions.map(({ start, end, place }) => evidenceAt(start, end, place, resume.read.text));
  return found
    .filter((item, i) => found.findIndex((other) => other.start === item.start) === i)
    .slice(0, evidenceMax);
}

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
const aliasesMax = 12;

/** Bundles of programs: one of them is a part of what is asked. */
const suites = new Set(['microsoft-office', 'google-workspace', 'adobe-creative-suite', 'microsoft-stack']);
const suiteMembersMin = 2;
const isPartOfSuite = (suiteId: string, cases: readonly Mention[]): boolean =>
  suites.has(suiteId) && new Set(cases.map(({ skillId }) => skillId)).size < suiteMembersMin;

/** `React in front and Node behind`: what is made up of several things is shown by a case of each at work. */
function byMembers(skill: Skill, mentions: Mentions, resume: Resume): Judgement | null {
  if (skill.parts.length === 0) return null;
  const shown = skill.parts.map((part) =>
    strongestFirst(
      [part, ...narrowerThan(part).map(({ id }) => id)].flatMap((id) => mentions.of(id)),
      resume,
    ).find(({ place, stance }) => (place.dated || place.kind === 'projects') && !stance.weak),
  );
  const found = shown.filter((mention) => mention !== undefined);
  if (found.length < shown.length || new Set(found.map(({ skillId }) => skillId)).size < shown.length)
    return null;
  const credit = Math.min(...found.map(({ place }) => credits[useOf(place, resume)]));
  const why = { code: 'parts', others: found.map(({ skillId }) => skillId) } as const;
  return judged('met', credit * caseShare, why, evidenceOf(found, resume));
}

/** `products of a design studio` is no product design: the words in their order, the second hung below the first. */
function isOtherHead(name: string, found: string): boolean {
  const hung = /\s(?:of|for|by|from|about|của|cho|bởi)\s/iu.exec(found);
  const [first] = contentWords(name);
  return (
    hung !== null && first !== undefined && contentWords(found.slice(0, hung.index))[0]?.stem === first.stem
  );
}

/** The names of an entry as plain words: plural, inflected or in another order, where the catalogue's match missed them. */
function byWords(skill: Skill, mentions: Mentions, resume: Resume): Judgement | null {
  // A name that needs its company to mean the entry is not looked for without it.
  const guarded = new Set(
    skill.aliases.flatMap(({ text, needs, not }) => (needs.length > 0 || not.length > 0 ? [text] : [])),
  );
  const aside = new Set(mentions.inNames(skill.id).map(({ place }) => place));
  const aliases = skill.aliases.filter(({ match }) => match !== 'role' && match !== 'verb');
  const names = new Set([skill.en, skill.vi, ...aliases.slice(0, aliasesMax).map(({ text }) => text)]);
  for (const name of names) {
    // `phần mềm nhân sự` without its first half is another thing.
    if (guarded.has(name) || contentWords(name).length < Math.max(2, wordsOf(name).length - 1)) continue;
    const find = findPhrase(name, mentions, true).find(
      ({ share, place, start, end }) =>
        share >= 0.95 &&
        !aside.has(place) &&
        isProof(stanceIn(place, start, end)) &&
        !isOtherHead(name, place.block.text.slice(start, end)),
    );
    if (!find) continue;
    const at = find.place.block.start;
    const evidence = [evidenceAt(at + find.start, at + find.end, find.place, resume.read.text)];
    return provenAt(find.place, stanceIn(find.place, find.start, find.end).weak, evidence, resume);
  }
  return null;
}

/** By another term that says the same as one of its names as a whole, where the post asks for nothing narrower. */
function byOtherName(skill: Skill, sentence: string, mentions: Mentions, resume: Resume): Judgement | null {
  // A product is met by its own names alone: who knows one program for tables may not know the other.
  if (skill.kind === 'tool' || skill.en === skill.vi) return null;
  const said = sentence === '' ? null : postWordsOf(skill, sentence);
  const named = Math.max(contentWords(skill.en).length, contentWords(skill.vi).length);
  if (said !== null && contentWords(said).length > named) return null;
  const own = new Set(skill.aliases.map(({ text }) => fold(text)));
  // A single word has other senses, and where one of the entry's own names stands it was not meant.
  const isOther = (found: string): boolean => wordsOf(found).length > 1 && !own.has(fold(found));
  const aliases = skill.aliases.filter(
    ({ match, needs, not }) => match === 'any' && needs.length + not.length === 0,
  );
  for (const name of new Set([skill.en, skill.vi, ...aliases.slice(0, aliasesMax).map(({ text }) => text)])) {
    const find = findOtherName(name, mentions).find(
      ({ place, start, end }) =>
        place.kind !== 'education' &&
        !place.header &&
        isOther(place.block.text.slice(start, end)) &&
        !isTraded(place.block.text.slice(0, start)) &&
        !isAside(skill, place.block.text, start, end) &&
        isProof(stanceIn(place, start, end)),
    );
    if (!find) continue;
    const at = find.place.block.start;
    const evidence = [evidenceAt(at + find.start, at + find.end, find.place, resume.read.text)];
    return provenAt(find.place, stanceIn(find.place, find.start, find.end).weak, evidence, resume);
  }
  return null;
}

/** `Welder` is one who does welding: the title held says the skill in another form. */
function byTitle(skill: Skill, mentions: Mentions, resume: Resume): Judgement | null {
  const stem = /^([a-z]{3,})ing$/i.exec(skill.en)?.[1];
  if (stem === undefined) return null;
  const doer = new RegExp(`\\b${stem}(?:er|or)s?\\b`, 'i');
  for (const { title, range } of resume.positions) {
    const place = title && doer.test(title.text) ? placeAround(title, mentions) : undefined;
    if (!title || !place || range === null) continue;
    return provenAt(place, false, [evidenceAt(title.start, title.end, place, resume.read.text)], resume);
  }
  return null;
}

const guardedLettersMin = 4;

/**
 * A name that an ordinary word could be is looked for in the résumé without its company once a post asks for it, where
 * it is written as a name: with a capital, inside a line.
 */
function byGuardedName(skill: Skill, mentions: Mentions, resume: Resume): Judgement | null {
  const guarded = skill.aliases.filter(
    ({ text, match, needs, not }) =>
      (match === 'any' || match === 'exact') &&
      (needs.length > 0 || not.length > 0) &&
      text.length >= guardedLettersMin &&
      /^[\p{L}\d+#.-]+$/u.test(text) &&
      fold(text) === text.toLowerCase(),
  );
  for (const { text } of guarded) {
    const name = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
    for (const place of mentions.places) {
      const found = findName(place.block.text, name, true).find(
        ({ start, end }) =>
          /[,;:(/•]\s*$|\p{Ll}\s$/u.test(place.block.text.slice(0, start)) &&
          isProof(stanceIn(place, start, end)),
      );
      if (!found) continue;
      const at = place.block.start;
      const evidence = [evidenceAt(at + found.start, at + found.end, place, resume.read.text)];
      return provenAt(place, stanceIn(place, found.start, found.end).weak, evidence, resume);
    }
  }
  return null;
}

const bracketed = /^\s*(?:\(|(?:,\s*)?(?:e\.g\.,?|such as|like|ví dụ(?: như)?:?|như)\s)\s*([^()]{2,80})/iu;

/** `Electronic records (Cerner or Epic)`: who shows one of the names in the bracket shows what they are examples of. */
function byExample(skill: Skill, sentence: string, mentions: Mentions, resume: Resume): Judgement | null {
  const at = matchSkills(sentence, tokenize(sentence)).find(({ value }) => value.id === skill.id);
  const inside = at === undefined ? null : bracketed.exec(sentence.slice(at.end))?.[1];
  const names = (inside?.split(/,|;|\/|\s(?:or|and|hoặc|và)\s/u) ?? []).map((piece) => piece.trim());
  // `PLC Mitsubishi`: makers that the catalogue names together with the thing make other things too.
  if (names.some((name) => skill.aliases.some(({ text }) => text.endsWith(` ${name}`)))) return null;
  for (const name of names) {
    if (!/^\p{Lu}[\p{L}\d.+#-]*(?: [\p{Lu}\d][\p{L}\d.+#-]*){0,3}$/u.test(name) || name.length < 3) continue;
    for (const place of mentions.places) {
      const [found] = findName(place.block.text, name, true);
      if (!found || !isProof(stanceIn(place, found.start, found.end))) continue;
      const start = place.block.start;
      const evidence = [evidenceAt(start + found.start, start + found.end, place, resume.read.text)];
      return provenAt(place, stanceIn(place, found.start, found.end).weak, evidence, resume);
    }
  }
  return null;
}

/** Words by which a post asks for a trade that one has worked in, whatever one did there. */
export const asksTrade =
  /(?<![\p{L}])(?:industr(?:y|ies)|sector|compan(?:y|ies)|firm|agenc(?:y|ies)|environment|doanh nghiệp|công ty|tập đoàn|nhà máy|xưởng|(?:trong|thuộc) (?:ngành|lĩnh vực))(?![\p{L}])/iu;

/** The name of an employer shows the trade where the post asks for nothing more. */
function byEmployer(skill: Skill, sentence: string, mentions: Mentions, resume: Resume): Judgement | null {
  const named = [skill.id, ...narrowerThan(skill.id).map(({ id }) => id)].flatMap((id) =>
    mentions.inNames(id),
  );
  const [first] = named;
  if (!first) return null;
  const evidence = evidenceOf(named, resume);
  return asksTrade.test(sentence)
    ? provenAt(first.place, false, evidence, resume)
    : judged('partly', credits.near, { code: 'words-part' }, evidence);
}

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
 * A skill of the catalogue: itself, a case of it, a near relative, or the field it belongs to. A relative of a product
 * counts only where the post says that a similar one will do.
 */
export function judgeSkill(skill: Skill, mentions: Mentions, resume: Resume, sentence = ''): Judgement {
  const own = strongestFirst(mentions.of(skill.id), resume);
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
  const said =
    byMembers(skill, mentions, resume) ??
    byWords(skill, mentions, resume) ??
    byOtherName(skill, sentence, mentions, resume) ??
    byTitle(skill, mentions, resume) ??
    byGuardedName(skill, mentions, resume) ??
    byExample(skill, sentence, mentions, resume) ??
    byEmployer(skill, sentence, mentions, resume);
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
