import { matchSkills, skillById } from '../catalogue/skills.js';
import type { DegreeLevel } from '../catalogue/degrees.js';
import type { Skill } from '../catalogue/entry.js';
import type { Ask, Item } from '../job/item.js';
import type { OutputLanguage, RequirementKind } from '../report.js';
import { type Weight, weightOf } from '../score/weights.js';
import { en } from '../words/en.js';
import { vi } from '../words/vi.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import { contentWords, initialsOf, wordsOf as wordsOfText } from '../match/phrase-words.js';
import { studyNamed } from '../job/asks-study.js';
import { partsAsked } from '../match/judge-skill.js';
import { isVietnamese } from '../text/language.js';
import { postWordsOf, takesHigher } from '../job/post-words.js';
import type { Words } from '../words/words.js';

export const wordsOf = (language: OutputLanguage): Words => (language === 'vi' ? vi : en);

/** A field of work in the post's words; in the other language by the catalogue's name, where it has one. */
function fieldOf({ field, skillIds }: Extract<Ask, { type: 'years' }>, words: Words): string | null {
  const [id] = skillIds;
  const skill = field !== null && skillIds.length === 1 && id !== undefined ? skillById.get(id) : undefined;
  const [match] = skill && field !== null ? matchSkills(field, tokenize(field)) : [];
  if (!skill || !match || field === null || match.end - match.start !== field.trim().length) return field;
  const name = words.skillInText(skill);
  const isOwn = isVietnamese(field) === (words === vi) && name.toLowerCase() !== field.trim().toLowerCase();
  return isOwn ? field : name;
}

/** A test score as the post writes it; a level in words in the output language. */
function levelIn({ level, levelText }: Extract<Ask, { type: 'language' }>, words: Words): string | null {
  if (level === null || levelText === null || /\d/.test(levelText)) return levelText;
  // Reading alone is no step of a scale that ends in speaking.
  if (/^(?:đọc|read)/iu.test(levelText)) return null;
  return words.languageLevel(level);
}

const keyOf = (text: string): string =>
  wordsOfText(text)
    .map(({ key }) => key)
    .join(' ');

/** Words with Vietnamese letters stand in Vietnamese reports only. */
export const inLanguageOf = (words: Words, said: string): boolean =>
  words === vi || fold(said) === said.toLowerCase();

const capitalised = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** `OOP`, `BHXH`, `C&B`: letters that stand for words. */
const abbreviation = /^\p{Lu}(?:[\p{Lu}\d&/.-]){1,6}$/u;

const isShortFor = (said: string, { en: name, vi: own }: Skill): boolean =>
  abbreviation.test(said) &&
  [name, own].some(
    (full) => initialsOf(contentWords(full)) === said.toLowerCase().replace(/[^\p{L}\d]/gu, ''),
  );

/** How the post names a skill; null where the catalogue's name is as good or the words are of another language. */
function ownWordsOf({ ask, sentence }: Item, words: Words): string | null {
  if (ask.type !== 'skill') return null;
  const said = postWordsOf(ask.skill, sentence);
  const inCapitals = sentence.length > 12 && sentence === sentence.toUpperCase();
  if (said === null || inCapitals || !inLanguageOf(words, said)) return null;
  const name = words.skill(ask.skill);
  const isProduct = ask.skill.en === ask.skill.vi && !isVietnamese(said);
  const isPart = ` ${keyOf(name)} `.includes(` ${keyOf(said)} `);
  return isShortFor(said, ask.skill) || (isProduct && (isPart || said === said.toLowerCase())) ? null : said;
}

/** An English post's words stand beside the name in a Vietnamese report. */
const isForeign = ({ ask, sentence }: Item, words: Words): boolean =>
  words === vi && ask.type === 'skill' && ask.skill.en !== ask.skill.vi && !isVietnamese(sentence);

/** A row names a skill as the post does; beside the catalogue's name where the post writes letters for words or another language. */
export function rowLabelOf(item: Item, words: Words): string {
  const label = labelOf(item, words);
  if (item.ask.type !== 'skill' || (ownWordsOf(item, words) !== null && !isForeign(item, words)))
    return label;
  const said = postWordsOf(item.ask.skill, item.sentence);
  if (
    said === null ||
    !inLanguageOf(words, said) ||
    (said === said.toLowerCase() && item.ask.skill.en === item.ask.skill.vi)
  )
    return label;
  return ` ${keyOf(label)} `.includes(` ${keyOf(said)} `) ? label : `${label} (${said})`;
}

/** `Excel (hàm, pivot)`: the parts of a program that the post asks for. */
function partsOf(skill: Skill, sentence: string, words: Words): string {
  const parts = partsAsked(skill, sentence).join(', ');
  return parts === '' || !inLanguageOf(words, parts) ? '' : ` (${parts})`;
}

function skillLabel(item: Item, words: Words, name: string): string {
  return (isForeign(item, words) ? null : ownWordsOf(item, words)) ?? name;
}

/** The degree with what the post says of it: from it upwards, in which fields. */
function degreeLabel(level: DegreeLevel, sentence: string, words: Words): string {
  const name = `${words.degree(level)}${takesHigher(sentence) ? (words === vi ? ' trở lên' : ' or higher') : ''}`;
  const study = studyNamed(sentence);
  return study === null || !inLanguageOf(words, study) ? name : `${name}: ${study}`;
}

/** The item's short name in the output language. */
export function labelOf(item: Item, words: Words): string {
  const { ask } = item;
  switch (ask.type) {
    case 'skill':
      return `${capitalised(skillLabel(item, words, words.skill(ask.skill)))}${partsOf(ask.skill, item.sentence, words)}`;
    case 'term':
    case 'condition':
      return ask.text;
    case 'years':
      return words.years(ask.years, fieldOf(ask, words));
    case 'degree':
      return degreeLabel(ask.level as DegreeLevel, item.sentence, words);
    case 'certificate':
      return ask.name;
    case 'language':
      return words.language(ask.language.en, ask.language.vi, levelIn(ask, words));
    case 'title':
      return words.titleLabel(ask.title);
    case 'level':
      return words.levelLabel(ask.level);
    default:
      return item.sentence.length <= 90
        ? item.sentence
        : `${item.sentence.slice(0, 88).replace(/\s+\S*$/u, '')}…`;
  }
}

/** The same name within a sentence. */
export function inTextOf(item: Item, words: Words): string {
  if (item.ask.type !== 'skill') return labelOf(item, words);
  const name = words.skillInText(item.ask.skill);
  const said = skillLabel(item, words, name);
  return /^\p{Ll}/u.test(name) && /^\p{Lu}\p{Ll}/u.test(said) && item.sentence.startsWith(said.slice(0, 4))
    ? said.slice(0, 1).toLowerCase() + said.slice(1)
    : said;
}

export function kindOf(item: Item): RequirementKind {
  const { ask } = item;
  if (ask.type === 'skill')
    return ask.skill.kind === 'soft' ? 'soft-skill' : ask.skill.kind === 'tool' ? 'tool' : 'hard-skill';
  if (ask.type === 'term') return ask.kind ?? 'hard-skill';
  return ask.type;
}

const officeSkills = new Set(
  'microsoft-office microsoft-excel microsoft-word microsoft-powerpoint microsoft-outlook google-workspace google-sheets typing data-entry office-administration'.split(
    ' ',
  ),
);
const officeTerm =
  /^(?:(?:ms|microsoft|google)\s*)?(?:office|word|excel|powerpoint|outlook|docs|sheets|e-?mail|internet)(?:\W+(?:word|excel|powerpoint|outlook|and|và))*$|tin học|vi tính|computer (?:skills|literacy|literate)|office (?:software|skills|suite)|máy tính/iu;

/** True for what posts of every occupation ask for alike. */
export const isCommon = ({ ask }: Item): boolean =>
  (ask.type === 'skill' && officeSkills.has(ask.skill.id)) ||
  (ask.type === 'term' && officeTerm.test(ask.text));

/** What an item weighs as the post states it. */
export const itemWeight = (item: Item): Weight =>
  weightOf(item.ofTrade ? 'title' : kindOf(item), item.importance, isCommon(item));

export const skillName =
  (words: Words) =>
  (id: string): string => {
    const skill = skillById.get(id);
    return skill ? words.skill(skill) : id;
  };
