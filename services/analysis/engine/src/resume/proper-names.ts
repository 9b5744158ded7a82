import { commaParts, looksLikeOrganisation, type Phrase, phraseAt, splitPhrases } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { languageOf } from '../text/language.js';
import type { Study } from './education.js';
import type { Position } from './experience.js';
import { namesSchool } from './school-names.js';
import { degreeAt } from './study-patterns.js';

/** `I keep the purse of the Saturday school.`: somebody speaks, or a sentence ends; a name does neither. */
const speaks = /^(?:I|I['’]\p{L}+|we|my|em|tôi|mình|cháu)\s(?!\p{Lu}\S*$)\p{Ll}/u;
/** Vietnamese writes each syllable apart. */
const wordsMax = { en: 16, vi: 32 };
const isSentence = (text: string): boolean =>
  speaks.test(text) ||
  text.split(/\s+/).length > wordsMax[languageOf(text) === 'vi' ? 'vi' : 'en'] ||
  /\p{Ll}{3}[.!?]$/u.test(text);

/** `At home`, `Làm tại nhà, 6 khách thường xuyên`: where one works for nobody. */
const nowhere =
  /^(?:(?:the |my )?(?:first|last|next|second|third|whole) (?:years?|months?|seasons?|winters?|summers?)(?=$|[,;(])|at home|from home|home(?=$|[,;(])|làm tại nhà|tại nhà|ở nhà)(?=$|[,;(\s])/iu;

/** A line of its own that looks like a heading, and holds no word for a school or a firm. */
function isHeadingLine({ text, start, end }: Phrase, blocks: readonly Block[]): boolean {
  const block = blocks.find((one) => one.start <= start && one.end >= end);
  return block !== undefined && block.heading && block.text.trim() === text && !looksLikeOrganisation(text);
}

/** What may stand in front of a school that it is not part of the name of: a degree, its field, "studying". */
const beforeSchool = /^(?:đang học|đang theo học|studying|enrolled|liên thông|hệ\s|lớp\s|khoa\s)/iu;

/** `Hill ETB. Six of eight modules done`: a full stop and words that no name goes on with. */
const goesOnAsSentence = /^\.\s\p{Lu}\p{Ll}*\s(?!(?:of|and|the|for|de|la|du)\s\p{Lu})\p{Ll}/u;
const shortForm = /(?:^|\s)(?:Univ|Inst|Dept|Acad|Coll|Assoc|Prof)$/u;
const isState =
  /^\.\s(?:(?:Đã|Đang|Chưa|Còn|Hiện|Xếp loại|Học|Năm)\s|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|All|Both|First|Second|Third|Final|Still|Not|Now|Currently|Left|Deferred|Passed|Completed)(?:\s\p{Ll}|$))/u;

function withoutSentence(phrase: Phrase): Phrase {
  const at = /(?<=\p{L}{3}|\))\.\s(?=\p{Lu})/u.exec(phrase.text)?.index ?? 0;
  const [name, rest] = [phrase.text.slice(0, at), phrase.text.slice(at)];
  const isSentence = goesOnAsSentence.test(rest) || isState.test(rest);
  return at > 0 && isSentence && !shortForm.test(name) ? phraseAt(name, phrase.start) : phrase;
}

/**
 * The school alone: `Đang học Đại học liên thông Cơ khí, Trường Đại học X (dự kiến 2027)`, `University X. Thesis: …`.
 * A faculty that follows belongs to the name.
 */
function schoolIn(whole: Phrase): Phrase {
  const phrase = withoutSentence(whole);
  const parts = splitPhrases(phrase.text, phrase.start).flatMap(commaParts);
  const at = parts.findIndex(({ text }) => namesSchool(text) && !beforeSchool.test(text));
  const [first] = parts;
  const school = parts[at];
  if (!first || !school) return phrase;
  const isLed = at > 0 && (beforeSchool.test(first.text) || degreeAt(first.text) === 0);
  const from = isLed ? school.start : phrase.start;
  const rest = phrase.text.slice(from - phrase.start);
  // A remark in a bracket, or a sentence behind the name, is not the name.
  const end = /(?<=\p{L}{3})\.\s(?=\p{Lu})|\s\((?=\p{Ll})/u.exec(rest)?.index;
  const isCut = end !== undefined && namesSchool(rest.slice(0, end));
  if (!isLed && !isCut) return phrase;
  const to = isCut ? from + end : school.end;
  return phraseAt(phrase.text.slice(from - phrase.start, to - phrase.start), from);
}

/** `GPA`, `Xếp loại`: the word for a mark. */
const ofMark = /^(?:c?gpa|grade|marks?|score|điểm(?: tb| trung bình)?|xếp loại)$/iu;

/** Studies whose schools are names: no sentence, no heading, nothing that stands around a name. */
export const withProperSchools = (studies: readonly Study[], blocks: readonly Block[]): Study[] =>
  studies.flatMap((study): Study[] => {
    if (study.institution === null) return [study];
    const institution = schoolIn(study.institution);
    const isName =
      !isSentence(institution.text) && !ofMark.test(institution.text) && !isHeadingLine(institution, blocks);
    if (isName) return [{ ...study, institution }];
    return study.degree === null ? [] : [{ ...study, institution: null }];
  });

const onOwnAccount = /^(?:free-?lanc(?:e|er|ing)|self[- ]employed|tự do)$/iu;

/** `Developer (Freelance)`: no employer, but a remark that belongs to the title in front of it. */
function withRemark(position: Position, blocks: readonly Block[]): Position | null {
  const { title, company } = position;
  const block = title && blocks.find(({ start, end }) => start <= title.start && title.end <= end);
  if (!title || !company || !block || !onOwnAccount.test(company.text)) return null;
  const told = block.text.slice(title.start - block.start, company.end - block.start + 1);
  if (told !== `${title.text} (${company.text})`) return null;
  return { ...position, title: { text: told, start: title.start, end: company.end + 1 }, company: null };
}

/** Positions whose employers are names. */
export const withProperEmployers = (positions: readonly Position[], blocks: readonly Block[]): Position[] =>
  positions.map((position) => {
    const { company } = position;
    const remarked = withRemark(position, blocks);
    if (remarked) return remarked;
    const isName =
      company === null ||
      !(nowhere.test(company.text) || speaks.test(company.text) || isHeadingLine(company, blocks));
    return isName ? position : { ...position, company: null };
  });
