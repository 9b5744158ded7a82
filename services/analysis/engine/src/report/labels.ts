import { matchSkills, skillById } from '../catalogue/skills.js';
import type { DegreeLevel } from '../catalogue/degrees.js';
import type { Ask, Item } from '../job/item.js';
import type { OutputLanguage, RequirementKind } from '../report.js';
import { en } from '../words/en.js';
import { vi } from '../words/vi.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import { wordsOf as wordsOfText } from '../match/phrase-words.js';
import type { Words } from '../words/words.js';

export const wordsOf = (language: OutputLanguage): Words => (language === 'vi' ? vi : en);

/** A field of work that is a skill of the catalogue has a name in both languages. */
function fieldOf({ field, skillIds }: Extract<Ask, { type: 'years' }>, words: Words): string | null {
  const [id] = skillIds;
  const skill = field !== null && skillIds.length === 1 && id !== undefined ? skillById.get(id) : undefined;
  const [match] = skill && field !== null ? matchSkills(field, tokenize(field)) : [];
  const whole = match && field !== null && match.end - match.start === field.trim().length;
  return skill && whole ? words.skillInText(skill) : field;
}

/** A test score as the post writes it; a level in words in the output language. */
function levelIn({ level, levelText }: Extract<Ask, { type: 'language' }>, words: Words): string | null {
  if (level === null || levelText === null || /\d/.test(levelText)) return levelText;
  // Reading alone is no step of a scale that ends in speaking.
  if (/^(?:đọc|read)/iu.test(levelText)) return null;
  return words.languageLevel(level);
}

/** The words by which a sentence names a skill. */
function saidOf(skillId: string, sentence: string): string | null {
  const found = matchSkills(sentence, tokenize(sentence)).find(({ value }) => value.id === skillId);
  return found ? sentence.slice(found.start, found.end).replace(/\s+/g, ' ') : null;
}

const keyOf = (text: string): string =>
  wordsOfText(text)
    .map(({ key }) => key)
    .join(' ');
const stemsOf = (text: string): string =>
  wordsOfText(text)
    .map(({ stem }) => stem)
    .join(' ');

/** Words with Vietnamese letters stand in Vietnamese reports only. */
export const inLanguageOf = (words: Words, said: string): boolean =>
  words === vi || fold(said) === said.toLowerCase();

/** A row names a skill as the catalogue does, with the post's own words beside it where they are others. */
export function rowLabelOf(item: Item, words: Words): string {
  const label = labelOf(item, words);
  if (item.ask.type !== 'skill') return label;
  const said = saidOf(item.ask.skill.id, item.sentence);
  if (said === null || !inLanguageOf(words, said)) return label;
  if (` ${keyOf(label)} `.includes(` ${keyOf(said)} `)) return label;
  if (stemsOf(said) === stemsOf(label)) return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
  return `${label} (${said})`;
}

/** The item's short name in the output language. */
export function labelOf(item: Item, words: Words): string {
  const { ask } = item;
  switch (ask.type) {
    case 'skill':
      return words.skill(ask.skill);
    case 'term':
    case 'condition':
      return ask.text;
    case 'years':
      return words.years(ask.years, fieldOf(ask, words));
    case 'degree':
      return words.degree(ask.level as DegreeLevel);
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
export const inTextOf = (item: Item, words: Words): string =>
  item.ask.type === 'skill' ? words.skillInText(item.ask.skill) : labelOf(item, words);

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

export const skillName =
  (words: Words) =>
  (id: string): string => {
    const skill = skillById.get(id);
    return skill ? words.skill(skill) : id;
  };
