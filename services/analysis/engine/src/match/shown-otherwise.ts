import type { Skill } from '../catalogue/entry.js';
import { matchSkills } from '../catalogue/skills.js';
import { narrowerThan } from '../catalogue/relations.js';
import { isProof } from '../clause/stance.js';
import { postWordsOf } from '../job/post-words.js';
import type { Resume } from '../resume/parse-resume.js';
import { fold } from '../text/fold.js';
import { findName } from '../text/find-name.js';
import { tokenize } from '../text/tokens.js';
import { isAside, isTraded } from './aside.js';
import { findOtherName, findPhrase } from './find-phrase.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, isEmployerName, type Mentions, placeAround, stanceIn } from './mentions.js';
import { contentWords, wordsOf } from './phrase-words.js';
import { doerOf } from './titles-near.js';
import { caseShare, credits, evidenceOf, provenAt, strongestFirst, useOf } from './proof.js';

const aliasesMax = 12;

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
        !isEmployerName(place, start, end) &&
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
        // A course that was taken shows no trait: `fire training` trains nobody else.
        !(place.kind === 'certifications' && skill.kind === 'soft') &&
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
  const doer = doerOf(skill.en);
  if (doer === null) return null;
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
          !isEmployerName(place, start, end) &&
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
      const [found] = findName(place.block.text, name, true).filter(
        ({ start, end }) => !isEmployerName(place, start, end),
      );
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

/** The name of an employer shows its trade, where the post asks to have worked in one, and no skill. */
function byEmployer(skill: Skill, sentence: string, mentions: Mentions, resume: Resume): Judgement | null {
  const named = [skill.id, ...narrowerThan(skill.id).map(({ id }) => id)].flatMap((id) =>
    mentions.inNames(id),
  );
  const [first] = named;
  return first && asksTrade.test(sentence)
    ? provenAt(first.place, false, evidenceOf(named, resume), resume)
    : null;
}

/** What shows a skill where none of its names was found: its parts, other words, a title, an example, an employer. */
export const shownOtherwise = (
  skill: Skill,
  sentence: string,
  mentions: Mentions,
  resume: Resume,
): Judgement | null =>
  byMembers(skill, mentions, resume) ??
  byWords(skill, mentions, resume) ??
  byOtherName(skill, sentence, mentions, resume) ??
  byTitle(skill, mentions, resume) ??
  byGuardedName(skill, mentions, resume) ??
  byExample(skill, sentence, mentions, resume) ??
  byEmployer(skill, sentence, mentions, resume);
