import { type Phrase, phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import type { Study } from './education.js';
import { centre, isCourse } from './study-courses.js';
import { sentenceBlocks, sentencesIn } from './prose.js';
import { isGrade } from './school-names.js';
import { degreeAt, institutionPattern } from './study-patterns.js';
import { datesIn } from './study-line.js';
import { englishName } from './told.js';

const verb =
  /(?:graduat|complet|earned|\bhold|received|obtained|\btook\b|stud(?:y|ied)|finished|gained|passed|attended|qualified|awarded|[Tt]rained|[Ll]eft|[Ll]eaving|[Ww]ent to|came out|degree is|was at|\bdid\b|\bhave an?\b|tốt nghiệp|theo học|học nghề|\bhọc\b|lấy bằng|có bằng|nhận bằng|lấy chứng chỉ|được cấp|đào tạo)/iu;
const school = new RegExp(
  `(?<=\\b(?:at|from|of|[Ll]eft|[Ll]eaving|[Aa]ttended|through|finished|to|in)\\s)${englishName}(?:(?<=University[\\p{L}\\s]{0,40})\\s(?:at|in)\\s\\p{Lu}[\\p{L}'’-]{1,20})?`,
  'gu',
);
const vietnameseSchool =
  /(?<![\p{L}])(?:trường|đại học|học viện|cao đẳng|trung tâm|trung cấp|viện|thpt|thcs)\s(?:[^,.;:()]|\.(?=\S)){2,70}?(?=$|[,;:()]|\.(?:\s|$)|\s(?:năm|từ|ngành|chuyên ngành|khoa|loại|hệ(?=\s(?:chính|vừa|tại chức|liên|đào|từ|cao|đại|trung|văn|buổi|mở|chất|kỹ|cử))|với|vào|và|khóa|học(?=\s(?:ngành|nghề|khoa|hệ|thêm|trung|cao|đại))|lấy|để|được|rồi|tháng|tại|ở|của|em|tôi|mình|mà|nhưng|thì|có ghi danh)(?![\p{L}]))/giu;
const degreeEnd =
  /[,;:)](?<!\([^)]{1,30}\))|\s\(\d|\.(?=\s|$)|\s(?:at|from|with|before|after|then|while|through|by|and (?:an?|the|I)|tại|và|ở|của|năm|từ|loại|hệ(?=\s(?:chính|vừa|tại chức|liên|đào|từ|cao|đại|trung|văn|buổi|mở|chất|kỹ|cử))|do|vào|rồi)(?![\p{L}])|\s(?:in|of)\s(?=(?:19|20)\d\d|the\b)/iu;
const vietnameseDegree =
  /tốt nghiệp\s(?:bằng\s)?((?:đại học|cao đẳng|trung cấp|thạc sĩ|cử nhân|kỹ sư)\s[^,.;:()]{2,60})/iu;
const vietnameseEnd =
  /\s(?:tại|ở|của|năm|từ|loại|hệ(?=\s(?:chính|vừa|tại chức|liên|đào|từ|cao|đại|trung|văn|buổi|mở|chất|kỹ|cử))|do)(?![\p{L}])[^]*$/iu;

const degreesMax = 4;

/** `Trung cấp Y sĩ đa khoa tại trường …`: the school is named behind. */
const schoolFollows =
  /^[^,.;]{3,60}?\s(?:tại|ở|của)\s(?:trường|đại học|cao đẳng|trung cấp|học viện)(?![\p{L}])/iu;

/** `Cao đẳng Điều dưỡng` is a degree, `Cao đẳng Cần Thơ` the name of a school. */
const isSchoolGrade = (text: string): boolean =>
  /^(?:trung cấp|cao đẳng|đại học)/iu.test(text) &&
  !schoolFollows.test(text) &&
  !isGrade(text.replace(vietnameseEnd, ''));

/** `Học viện Báo chí và Tuyên truyền`: a name goes on behind "và" where a capital follows. */
const joinsName = /^\svà\s\p{Lu}/u;

/** Where a name that begins a text ends. */
function nameEnd(text: string): number {
  let from = 0;
  for (;;) {
    const match = degreeEnd.exec(text.slice(from));
    if (!match) return text.length;
    const at = from + match.index;
    if (!joinsName.test(text.slice(at))) return at;
    from = at + 1;
  }
}

/** The same of a school whose name was cut at "và". */
function wholeSchool(name: Phrase, text: string): Phrase {
  const rest = text.slice(name.end);
  if (!joinsName.test(rest)) return name;
  const more = nameEnd(rest);
  return { text: name.text + rest.slice(0, more), start: name.start, end: name.end + more };
}

/** "Cắt bằng tay" and "from graduation on" name none. */
const noDegree = /^(?:bằng (?:tay|lái|mắt|cách|đó|xe|máy)|graduation(?! (?:in|with) [\p{Lu}]))(?!\p{L})/iu;
/** Degrees that a sentence names, with their fields as far as they follow at once. */
function degreesOf(text: string): Phrase[] {
  const found: Phrase[] = [];
  let from = 0;
  while (found.length < degreesMax && from < text.length) {
    const rest = text.slice(from);
    const after = vietnameseDegree.exec(rest);
    const named = after && isGrade((after[1] ?? '').replace(vietnameseEnd, '')) ? after : null;
    const at = named ? named.index + named[0].indexOf(named[1] ?? '') : degreeAt(rest);
    if (at < 0) return found;
    const tail = rest.slice(at);
    const length = Math.max(2, nameEnd(tail));
    const count = /(?:^|\s)((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s)$/u.exec(
      rest.slice(0, at),
    )?.[1];
    const lead = count?.length ?? 0;
    if (!isSchoolGrade(tail) && !noDegree.test(tail))
      found.push(phraseAt(rest.slice(at - lead, at + length), from + at - lead));
    from += at + length;
  }
  return found;
}

function schoolsOf(text: string): Phrase[] {
  const english = [...text.matchAll(school)]
    .map((match) => {
      const lead = /^the\s/i.exec(match[0])?.[0].length ?? 0;
      return phraseAt(match[0].slice(lead).replace(/\.$/, ''), match.index + lead);
    })
    .filter((name) => institutionPattern.test(name.text) || ofPupils.test(name.text));
  if (english.length > 0) return english;
  return [...text.matchAll(vietnameseSchool)]
    .filter(
      (match) =>
        /\p{Lu}/u.test(match[0].slice(1)) &&
        (isSchoolGrade(text.slice(match.index)) || !grade.test(match[0])),
    )
    .map((match) => wholeSchool(phraseAt(match[0], match.index), text));
}

const grade = /^(?:trung cấp|cao đẳng|đại học)\s/iu;
const ofPupils = /(?:comprehensive|grammar|primary|secondary|sixth form|coleg\p{L}*)$|^coleg/iu;

/** The date nearest behind or before a place in a sentence. */
function datesNear(text: string, from: number, to: number): Study['dates'] {
  return datesIn(text.slice(from, to))?.dates ?? datesIn(text)?.dates ?? null;
}

const firstPerson =
  /(?<![\p{L}])(?:I|my|My|Tôi|tôi|Em|em|Mình|mình)(?![\p{L}])|^(?:(?:I )?(?:Graduated|Trained|Studied|Attended|Earned|Completed|Left|Finished)|Tốt nghiệp|Theo học|Học)\s/u;

/** A sentence that tells of a study in the words of its person. */
export const tellsStudy = ({ text, bullet, cells }: Block): boolean =>
  !bullet &&
  cells.length === 1 &&
  text.length > 30 &&
  !/\s[-–|]\s/u.test(text) &&
  firstPerson.test(text) &&
  verb.test(text);

/** Dates farther from a degree than this are of something else. */
const nearChars = 60;
function studiesOfSentence(block: Block): Study[] {
  const { text } = block;
  const schools = schoolsOf(text);
  const open = [...degreesOf(text)];
  const at = (phrase: Phrase | null): Phrase | null =>
    phrase && { text: phrase.text, start: block.start + phrase.start, end: block.start + phrase.end };
  const study = (degree: Phrase | null, institution: Phrase | null, dates: Study['dates']): Study => ({
    degree: at(degree),
    field: null,
    institution: at(institution),
    gpa: null,
    dates,
    blocks: [block],
  });
  if (schools.length === 0) {
    const [first, second] = open;
    const near = first ? Math.max(0, first.start - nearChars) : 0;
    const until = Math.min(second?.start ?? Infinity, (first?.end ?? 0) + nearChars);
    return first ? [study(first, null, datesIn(text.slice(near, until))?.dates ?? null)] : [];
  }
  return schools
    .filter((name) => !(centre.test(name.text) && open.every(({ text: own }) => isCourse(own, name.text))))
    .map((name, i) => {
      const next = schools[i + 1]?.start ?? text.length;
      const before = open.findIndex((degree) => degree.end <= name.start);
      const behind = open.findIndex((degree) => degree.start >= name.end && degree.start < next);
      const chosen = before >= 0 ? before : behind;
      const [degree = null] = chosen >= 0 ? open.splice(chosen, 1) : [];
      return study(degree, name, datesNear(text, name.end, next));
    });
}

/** The studies that paragraphs tell of: `I earned a BSc in Physics at …`, `Tôi tốt nghiệp … năm …`. */
export const toldStudies = (blocks: readonly Block[]): Study[] =>
  sentenceBlocks(blocks)
    .filter(({ text }) => verb.test(text) && !undone.test(text))
    .flatMap(studiesOfSentence);
/** "I did not do any master's." */
const undone =
  /^(?:I|tôi|em|mình) (?:did not|didn['’]t|never|không|chưa) (?:do|did|take|took|finish(?:ed)?|get|got|học|có)(?!\p{L})/iu;

/** The studies of sentences that stand in an education section. */
export const toldInSection = (blocks: readonly Block[]): Study[] =>
  blocks.filter(tellsStudy).flatMap((block) =>
    sentencesIn(block)
      .filter(({ text }) => verb.test(text))
      .flatMap(studiesOfSentence),
  );
