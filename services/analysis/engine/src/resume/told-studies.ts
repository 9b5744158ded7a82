import { type Phrase, phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import type { Study } from './education.js';
import { sentenceBlocks } from './prose.js';
import { isGrade } from './school-names.js';
import { degreeAt, institutionPattern } from './study-patterns.js';
import { datesIn } from './study-line.js';
import { englishName } from './told.js';

const verb =
  /(?:graduat|complet|earned|\bhold|received|obtained|\btook\b|stud(?:y|ied)|finished|gained|passed|attended|qualified|awarded|trained|left|\bdid\b|\bhave an?\b|tốt nghiệp|theo học|học nghề|\bhọc\b|lấy bằng|có bằng|nhận bằng|lấy chứng chỉ|được cấp|đào tạo)/iu;
const school = new RegExp(`(?<=\\b(?:at|from|of|left|attended|through|finished)\\s)${englishName}(?:(?<=University[\\p{L}\\s]{0,40})\\s(?:at|in)\\s\\p{Lu}[\\p{L}'’-]{1,20})?`, 'gu');
const vietnameseSchool =
  /(?<![\p{L}])(?:trường|đại học|học viện|cao đẳng|trung tâm|trung cấp|viện)\s[^,.;:()]{2,70}?(?=$|[,.;:()]|\s(?:năm|từ|ngành|chuyên ngành|khoa|loại|hệ|với|vào|và|khóa|lấy|để|được|rồi|tháng|tại|ở|của)(?![\p{L}]))/giu;
const degreeEnd =
  /[,;:()]|\.(?=\s|$)|\s(?:at|from|with|before|after|then|while|through|by|tại|ở|của|năm|từ|loại|hệ|do|vào|rồi)(?![\p{L}])|\s(?:in|of)\s(?=(?:19|20)\d\d|the\b)/iu;
const vietnameseDegree = /tốt nghiệp\s(?:bằng\s)?((?:đại học|cao đẳng|trung cấp|thạc sĩ|cử nhân|kỹ sư)\s[^,.;:()]{2,60})/iu;
const vietnameseEnd = /\s(?:tại|ở|của|năm|từ|loại|hệ|do)(?![\p{L}])[^]*$/iu;

function degreeOf(text: string): Phrase | null {
  const after = vietnameseDegree.exec(text);
  const named = after && isGrade((after[1] ?? '').replace(vietnameseEnd, '')) ? after : null;
  const at = named ? named.index + named[0].indexOf(named[1] ?? '') : degreeAt(text);
  if (at < 0) return null;
  if (at === degreeAt(text) && !named && /^(?:trung cấp|cao đẳng|đại học)/iu.test(text.slice(at)) && !isGrade(text.slice(at).replace(vietnameseEnd, ''))) return null;
  const rest = text.slice(at);
  const bare = rest.slice(0, degreeEnd.exec(rest)?.index ?? rest.length);
  const count = /(?:\b(?:\d{1,2}|[a-z]+)\s)$/u.exec(text.slice(0, at))?.[0] ?? '';
  const lead = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s$/.test(count) ? count.length : 0;
  return phraseAt(text.slice(at - lead, at) + bare, at - lead);
}

function schoolsOf(text: string): Phrase[] {
  const english = [...text.matchAll(school)]
    .map((match) => phraseAt(match[0].replace(/^the\s/i, '').replace(/\.$/, ''), match.index + (/^the\s/i.exec(match[0])?.[0].length ?? 0)))
    .filter((name) => institutionPattern.test(name.text) || /^col(?:eg|l)/iu.test(name.text));
  if (english.length > 0) return english;
  return [...text.matchAll(vietnameseSchool)]
    .filter((match) => /\p{Lu}/u.test(match[0].slice(1)) && !/tốt nghiệp\s$/iu.test(text.slice(0, match.index)))
    .map((match) => phraseAt(match[0], match.index));
}

/** The studies that sentences tell of: `I earned a BSc in Physics at …`, `Tôi tốt nghiệp … năm …`. */
export function toldStudies(blocks: readonly Block[]): Study[] {
  return sentenceBlocks(blocks).flatMap((block) => {
    const { text } = block;
    if (!verb.test(text)) return [];
    const degree = degreeOf(text);
    const schools = schoolsOf(text);
    const dates = datesIn(text)?.dates ?? null;
    const at = (phrase: Phrase | null): Phrase | null =>
      phrase && { text: phrase.text, start: block.start + phrase.start, end: block.start + phrase.end };
    const study = (own: Phrase | null, institution: Phrase | null): Study => ({
      degree: at(own),
      field: null,
      institution: at(institution),
      gpa: null,
      dates,
      blocks: [block],
    });
    if (schools.length === 0) return degree ? [study(degree, null)] : [];
    const near = (name: Phrase): number => (degree ? Math.abs(name.start - degree.end) : 0);
    const closest = schools.toSorted((a, b) => near(a) - near(b))[0];
    return schools.map((name) => study(name === closest ? degree : null, name));
  });
}
