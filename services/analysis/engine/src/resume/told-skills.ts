import type { Phrase } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { sentenceBlocks } from './prose.js';
import { skillItems } from './skill-items.js';

const can =
  '(?:used\\sto|comfortable\\s(?:with|in|using)|familiar\\swith|confident\\s(?:in|with|using)|good\\s(?:at|with)|skilled\\s(?:in|at|with)|experienced\\s(?:in|with)|proficient\\s(?:in|with|at)|trained\\s(?:in|on)|competent\\s(?:in|with)|adept\\s(?:at|in)|at\\shome\\swith|well\\sversed\\sin)';
const english = `(?:\\b[Ii]\\s?(?:am|['’]m)\\s(?:also\\s|very\\s|most\\s){0,2}${can}|\\b[Ii]\\s(?:(?:also|mostly|daily|regularly|can)\\s){0,2}(?:use|know|work\\swith|operate|handle|have\\s(?:used|worked\\swith|(?:good\\s)?(?:experience|knowledge)\\s(?:with|in|of)))|\\b[Mm]y\\s(?:(?:main|key|core|everyday|daily|other|strongest)\\s)?(?:tools|skills|strengths|specialties|specialities|software)\\s(?:are|include)|\\b(?:[Kk]ey\\s|[Cc]ore\\s)?(?:[Ss]pecialties|[Ss]pecialities|[Ss]kills|[Tt]ools|[Ss]trengths|[Cc]ompetencies|[Aa]reas\\sof\\sexpertise)(?:\\sinclude:?|\\sare|:))\\s+(?:the\\s)?`;
const vietnamese =
  '(?<![\\p{L}])(?:thành thạo|(?:sử dụng|dùng) (?:tốt|thành thạo|thạo|rành|quen|được)|rành|biết(?: sử dụng| dùng)?|nắm vững|nắm chắc|có kinh nghiệm (?:về|trong)|làm được|may được|vận hành được|lái được|quen (?:với|dùng|việc)|thế mạnh (?:của (?:tôi|em|mình) )?là|kỹ năng:|chuyên về)\\s+';
const opening = new RegExp(`(?:${english}|${vietnamese})`, 'u');
const wordsMax = 6;
const noSkill = /^(?:i|we|my|they|it|tôi|em|mình|which|who|where|because|so)(?![\p{L}])|\d{4}/iu;

/** "Mình chưa biết lái xe hơi". */
const denied = /(?<!\p{L})(?:chưa|không|chẳng|chả|not|never)\s+$/iu;
/** "Sơ sơ, còn SAP thì chưa đụng tới". */
const limited = /(?<!\p{L})(?:chưa|không|chẳng|sơ sơ|not|never)(?!\p{L})/iu;
const howOften = /\s(?:every (?:single )?day|daily|all day|mỗi ngày|h[ằà]ng ngày)$/iu;

/** The list behind `I am used to …`, `My main tools are …`, `Tôi thành thạo …`: two names or more. */
export function toldSkills(blocks: readonly Block[]): Phrase[] {
  return sentenceBlocks(blocks).flatMap(({ text, start }) => {
    const match = opening.exec(text);
    // `(biết chạy, chưa biết sửa)` tells how well, not what.
    const before = text.slice(0, match?.index ?? 0);
    if (!match || /\([^)]*$/.test(before) || denied.test(before)) return [];
    const from = match.index + match[0].length;
    const list = text
      .slice(from)
      .replace(/[.!;]$/, '')
      .replace(howOften, '');
    if (!/,|\s(?:and|và)\s/u.test(list)) return [];
    return skillItems(list, start + from).filter(
      (item) =>
        item.text.split(/\s+/).length <= wordsMax && !noSkill.test(item.text) && !limited.test(item.text),
    );
  });
}
