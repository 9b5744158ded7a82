import { matchSkills } from '../catalogue/skills.js';
import { titleLikeness } from '../catalogue/titles.js';
import { tokenize } from '../text/tokens.js';
import type { Ask } from './item.js';

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  một: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  năm: 5,
  sáu: 6,
  bảy: 7,
  tám: 8,
  chín: 9,
  mười: 10,
};
const count = `(?<n>\\d{1,2}(?:[.,]5)?|${Object.keys(numbers).join('|')})`;
const english = new RegExp(
  `(?<![\\p{L}\\p{N}])${count}\\s*(?:\\(\\d+\\)\\s*)?(?:\\+|plus|or more)?\\s*(?:(?:-|–|to|or)\\s*\\d{1,2}\\s*)?\\+?\\s*(?:years?|yrs?)(?:['’]s?)?\\b(?=(?<after>.{0,90}))`,
  'giu',
);
const vietnamese = new RegExp(
  `(?<![\\p{L}\\p{N}])${count}\\s*(?:\\+)?\\s*(?:(?:-|–|đến)\\s*\\d{1,2}\\s*)?\\+?\\s*năm(?=(?<after>\\s+(?:kinh nghiệm|trở lên|làm việc|ở vị trí).{0,90}))`,
  'giu',
);
/** The other way round: `Kinh nghiệm quản lý kho tối thiểu 1 năm`. */
const reversed = new RegExp(
  `kinh nghiệm(?<after>[^.;\\d]{0,60}?)\\s(?:tối thiểu|ít nhất|từ|trên|hơn)\\s+(?:là\\s+)?${count}\\s*năm(?![\\p{L}])`,
  'giu',
);
const field =
  /^\s*(?:of\s+)?(?:[\p{L}-]+\s+){0,3}?(?:experience|kinh nghiệm|trở lên)?\s*(?:trở lên\s+)?(?:as an?|as|in|with|on|working (?:as|in|with)|trong(?: lĩnh vực| ngành)?|ở vị trí|tại vị trí|vị trí|về|làm)\s+(?:the\s+)?(?<field>[^.;()\n]{3,70})/iu;

const directField = /^\s*kinh nghiệm\s+(?<field>[^.;,()\n]{3,70})/iu;

/** `3 năm kinh nghiệm phân tích dữ liệu`: the field follows without a joining word. */
function namedDirectly(after: string): string | null {
  const text = directField.exec(after)?.groups?.['field']?.trim() ?? '';
  const known = titleLikeness(text) > 0 || matchSkills(text, tokenize(text))[0]?.start === 0;
  return known ? text : null;
}

export interface FoundAsk {
  readonly ask: Ask;
  readonly start: number;
  readonly end: number;
}

/** `At least 2 years of experience as …`, `tối thiểu 2 năm kinh nghiệm …`; offsets are within the sentence. */
export function yearsAsks(sentence: string): FoundAsk[] {
  const found: FoundAsk[] = [];
  for (const pattern of [english, vietnamese, reversed])
    for (const match of sentence.matchAll(pattern)) {
      const { n = '', after = '' } = match.groups ?? {};
      const years = numbers[n.toLowerCase()] ?? Number(n.replace(',', '.'));
      const about = /experience|kinh nghiệm|exp\b/i.test(
        sentence.slice(Math.max(0, match.index - 60), match.index) + match[0] + after,
      );
      const age = /(?:years? old|of age|tuổi)/i.test(after.slice(0, 14));
      if (!about || age || !(years > 0 && years <= 40)) continue;
      const named =
        field.exec(after)?.groups?.['field']?.trim() ??
        namedDirectly(pattern === reversed ? ` kinh nghiệm${after}` : after);
      const text =
        named
          ?.replace(/\s+(?:or|and) (?:a )?(?:similar|related|equivalent).*$/i, '')
          .replace(/\s+(?:hoặc|và) (?:vị trí )?tương đương.*$/iu, '') ?? null;
      const skillIds = text === null ? [] : matchSkills(text, tokenize(text)).map((skill) => skill.value.id);
      found.push({
        ask: { type: 'years', years, field: text, skillIds },
        start: match.index,
        end: match.index + match[0].length,
      });
    }
  return found;
}
