import { matchSkills } from '../catalogue/skills.js';
import { titleLikeness } from '../catalogue/titles.js';
import { numberWords } from '../text/number-words.js';
import { tokenize } from '../text/tokens.js';
import type { Ask } from './item.js';

const count = `(?<n>\\d{1,2}(?:[.,]5)?|${Object.keys(numberWords).join('|')})`;
/** `2 + years`, `3-5 years`, `from 2 to 4 years`. */
const upTo = '\\s*\\+?\\s*(?:(?:-|–|đến|to|or)\\s*\\d{1,2}\\s*)?\\+?\\s*';
const english = new RegExp(
  `(?<![\\p{L}\\p{N}])${count}\\s*(?:\\(\\d+\\)\\s*)?(?:plus|or more)?${upTo}(?<unit>years?|yrs?|months?)(?:['’]s?)?\\b(?=(?<after>.{0,130}))`,
  'giu',
);
const vietnamese = new RegExp(
  `(?<![\\p{L}\\p{N}])${count}${upTo}(?<unit>năm|tháng)(?=(?<after>\\s+(?:kinh nghiệm|kn(?!\\p{L})|trở lên|làm việc|ở vị trí|tương đương).{0,130}))`,
  'giu',
);
/** Deeds of trades that take their object behind them: `trồng nấm`, `nuôi tằm`, `đan lưới`. */
const trades =
  'trồng|nuôi|đan|dệt|may|thêu|nấu|rang|xay|pha chế|pha|cắt|uốn|sơn|hàn|tiện|đúc|nung|chạm|khắc|đóng|lợp|lát|xây|chăn|ươm|hái|câu|đánh bắt|sửa|sửa chữa|lắp|rèn|vá|giặt|ủi|phơi|muối|ủ|chưng|nhuộm|thuộc|mài|đánh bóng|mạ|in|bốc|xếp|khuân|kiểm|gói|bọc|cắm|chụp|quay|dựng|vẽ|dịch|hướng dẫn|trông|canh|lau|dọn|đi biển|thu';
const deeds =
  'đứng|quản lý|giảng dạy|dạy|vận hành|lái|bán|tư vấn|phụ trách|giám sát|lập trình|thi công|trực|chăm sóc';
/** `Tối thiểu 1 năm đứng lớp`: a length of work told by what was done. */
const working = new RegExp(
  `(?<=(?:tối thiểu|ít nhất|trên|hơn|từ|trong đó(?:\\s+có)?|có)\\s+)${count}${upTo}(?<unit>năm|tháng)\\s+(?<work>(?:${deeds}|làm|(?:${trades})(?=\\s\\p{Ll})|trong (?:nghề|ngành|lĩnh vực))(?![\\p{L}])[^.;,()\\n]{0,60})`,
  'giu',
);
/** `- 7 năm bảo trì công nghiệp, trong đó …`: an item that begins with a length of work and goes on with the work. */
const opening = new RegExp(
  `(?<=^[-•*+>\\s]*)${count}${upTo}(?<unit>năm)\\s+(?<work>(?!(?:tuổi|một|đầu|liền|nữa|bảo hành|kinh nghiệm|kn|trở|gần|qua|học|thử|hợp đồng|cam kết|gắn bó|tại|ở)(?![\\p{L}]))\\p{Ll}{2,}(?:\\s\\p{L}+){1,6})`,
  'giu',
);
/** `2 năm làm điều phối và 2 năm thu ngân`: the second of two lengths of work in one sentence. */
const further = new RegExp(
  `(?<=(?:năm|tháng|years?)(?!\\p{L}).{3,80}\\s(?:và|cùng)\\s(?:(?:ít nhất|tối thiểu|có)\\s)?)${count}${upTo}(?<unit>năm|tháng)\\s+(?<work>(?!(?:tuổi|một|đầu|liền|nữa|bảo hành|kinh nghiệm|kn|trở|gần|qua|học|thử|hợp đồng|cam kết|gắn bó|tại|ở)(?![\\p{L}]))\\p{Ll}{2,}(?:\\s\\p{L}+){1,6})`,
  'giu',
);
/** `Kinh nghiệm: 2 năm (trong đó …)`: nothing but a length of work below a heading of experience. */
const bareLength = new RegExp(
  `(?<=^[-•*+>\\s]*)${count}${upTo}(?<unit>năm|tháng)(?=\\s*(?:$|[(.;,]))`,
  'giu',
);
/** `A year or two in a nursery`. */
const aYear = new RegExp(
  `(?<![\\p{L}\\p{N}])an?\\s(?<unit>year)(?:\\sor\\s(?:two|more|so))?(?=(?<after>\\s(?:in|as|on|at|behind|with)\\s.{3,130}))`,
  'giu',
);
/** `Đã đứng bếp 3 năm trở lên`, `Làm nghề may trên 3 năm`: what was done, and then for how long. */
const longDone = new RegExp(
  `(?<=^[-•*+>\\s]*)(?:(?:đã từng|đã|từng|có)\\s)?(?<work>(?:làm nghề|theo nghề|làm(?!\\sviệc\\s(?:tại|ở))|${deeds}|(?:${trades})(?=\\s\\p{Ll}))(?!\\p{L})[^.;,:()\\d]{0,50}?)\\s(?:(?:tối thiểu|ít nhất|từ|trên|hơn|được|đủ)\\s)?${count}${upTo}(?<unit>năm|tháng)(?:\\strở lên)?(?=\\s*(?:$|[.;,(]))`,
  'giu',
);
/** `5 years (3 as a foreman)`: how many of them in a post of one's own. */
const ofThem = new RegExp(
  `(?<=(?:years?|năm)[^()]{0,30}\\((?:of which |including |trong đó )?)${count}(?<unit>)(?: of (?:them|these))? (?<work>(?:as|in|with) [^.;,()\\n]{3,60})`,
  'giu',
);
/** `5 years of experience, including 2 years managing a store`. */
const ofWhich = new RegExp(
  `(?<=(?:including|of which|with)\\s+(?:at least\\s+)?)${count}${upTo}(?<unit>years?)\\s+(?:of\\s+)?(?:in\\s+)?(?<work>(?:managing|leading|supervising|running|operating|teaching|working)\\s[^.;,()\\n]{3,60})`,
  'giu',
);
/** The other way round: `Kinh nghiệm quản lý kho tối thiểu 1 năm`. */
const reversed = new RegExp(
  `(?:kinh nghiệm|(?<!\\p{L})kn)(?<after>[^.;\\d]{0,60}?)\\s(?:tối thiểu|ít nhất|từ|trên|hơn)\\s+(?:là\\s+)?${count}${upTo}(?<unit>năm|tháng)(?![\\p{L}])`,
  'giu',
);
/** `Kinh nghiệm 2 năm kế toán`, `Kinh nghiệm bán hàng 1-2 năm`. */
const unbounded = new RegExp(
  `(?<!(?:năm|tháng)\\s)(?:kinh nghiệm|(?<!\\p{L})kn)(?:\\s?:)?(?<after>[^.;,:\\d]{0,40}?)\\s${count}${upTo}(?<unit>năm|tháng)(?![\\p{L}])`,
  'giu',
);
/** `kinh nghiệm ít nhất 1 năm về quản lý kênh`. */
const fieldBehind =
  /^\s+(?:về|trong(?: lĩnh vực| ngành| mảng)?|(?:ở|tại) vị trí|làm)\s+(?<field>[^.;,()\n]{3,95})/iu;
const field =
  /^\s*(?:or more\s+)?(?:of\s+)?(?:[\p{L}-]+\s+){0,3}?(?:experience|kinh nghiệm|kn|trở lên)?\s*(?:trở lên\s+)?(?:as an?|as|in|with|on|at an?|at|aboard|behind an?|behind|working (?:as|in|with)|trong(?: lĩnh vực| ngành)?|ở vị trí|tại vị trí|vị trí|về|làm)\s+(?:the\s+)?(?<field>[^.;()\n]{3,95})/iu;

/** `3 years of B2B sales experience`: the field stands before the word. */
const fieldBefore =
  /^\s*(?:['’]\s*)?(?:of\s+)?(?<field>[\p{L}\d&/+#.-]+(?:\s+[\p{L}\d&/+#.-]+){0,4}?)\s+(?:work(?:ing)?\s+)?experience/iu;
/** `5 years of team leadership and …`. */
const fieldOf = /^\s+of\s+(?<field>[^.,;()\n]{3,50}?)(?=\s+(?:and|or|plus)\s|\s*[.,;()]|$)/iu;
const ofItem =
  /^\s*(?:$|\((?:of which |including |trong đó )?\d)|^\s(?:(?:(?:service|practice|standing|work) )?(?:in|as|on|at|behind|of|with|aboard)|running|managing|leading|driving|teaching|cooking) (?!(?:business|the market|a row|advance|total|service|university|college|us|our|this)\b)\p{L}.{0,60}$/iu;
/** `… and 3 years of fleet dispatch`: the next ask is no part of the field. */
const secondYears = new RegExp(
  `[,\\s]+(?:(?:và|and|plus|cùng|or|hoặc)\\s(?:(?:at least|ít nhất|tối thiểu|có)\\s)?(?:\\d{1,2}|${Object.keys(numberWords).join('|')})\\s?\\+?\\s(?:years?|năm|tháng|months?)(?!\\p{L}).*|(?:và|and|plus|cùng))$`,
  'iu',
);
const noField =
  /^(?:(?:post-\p{L}+|of|relevant|related|professional|work(?:ing)?|hands-on|practical|proven|solid|similar|equivalent|prior|previous|total|full-time|industry|commercial|the|a|an|in|and|or|strong|experience|tương đương|vị trí|liên quan|làm việc|việc|thực tế|cùng)\s*)+$/iu;

const directField = /^\s*(?:kinh nghiệm|kn|trở lên(?:\s+(?:kinh nghiệm|kn))?)\s+(?<field>[^.;,()\n]{3,95})/iu;

const deed = new RegExp(`^(?:${deeds}|(?:${trades})(?=\\s\\p{Ll}))\\s`, 'iu');

/** `3 năm kinh nghiệm phân tích dữ liệu`: the field follows without a joining word. */
function namedDirectly(after: string): string | null {
  const text = directField.exec(after)?.groups?.['field']?.trim() ?? '';
  const known =
    deed.test(text) || titleLikeness(text) > 0 || matchSkills(text, tokenize(text))[0]?.start === 0;
  return known ? text : null;
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface FoundAsk extends Place {
  readonly ask: Ask;
  /** Where the field of a years ask stands. */
  readonly field?: Place | null;
}

/** A field that ends within a word is cut before it. */
function wholeWords(field: string, sentence: string): string {
  const end = sentence.indexOf(field) + field.length;
  return /^[\p{L}\d]/u.test(sentence.slice(end)) && end >= field.length
    ? field.replace(/(?:\s(?:and|or|of|in|và|hoặc|của))*\s+\S*$/iu, '')
    : field;
}

/** Where the words of a field stand: behind the years, or before them. */
function placeOf(field: string | null, sentence: string, from: number): Place | null {
  if (field === null) return null;
  const behind = sentence.indexOf(field, from);
  const start = behind >= 0 ? behind : sentence.lastIndexOf(field, from);
  return start < 0 ? null : { start, end: start + field.length };
}

/** `At least 2 years of experience as …`, `tối thiểu 2 năm kinh nghiệm …`; `ofExperience`: the heading above says so. Offsets are within the sentence. */
export function yearsAsks(sentence: string, ofExperience = false): FoundAsk[] {
  const found: FoundAsk[] = [];
  const isNew = (start: number, end: number): boolean =>
    !found.some((one) => one.start < end && one.end > start);
  for (const pattern of [
    reversed,
    ofWhich,
    english,
    vietnamese,
    working,
    unbounded,
    opening,
    further,
    ofThem,
    aYear,
    longDone,
    ...(ofExperience ? [bareLength] : []),
  ])
    for (const match of sentence.matchAll(pattern)) {
      const isBehind = pattern === reversed || pattern === unbounded;
      const { n = 'one', after: behind = '', unit = '', work } = match.groups ?? {};
      const after = behind.replace(/^['’]\s?(?=\p{L})/u, '');
      const said = numberWords[n.toLowerCase()] ?? Number(n.replace(',', '.'));
      const years = /^(?:month|tháng)/iu.test(unit) ? said / 12 : said;
      const about =
        ofExperience ||
        /experience|kinh nghiệm|exp\b|(?<!\p{L})kn(?!\p{L})/iu.test(
          sentence.slice(Math.max(0, match.index - 60), match.index) + match[0] + after,
        );
      const demand =
        /(?:minimum|at least|min\.?|no less than)[^.;]{0,12}$/i.test(
          sentence.slice(Math.max(0, match.index - 24), match.index),
        ) || /^\s+(?:(?:in|as) an?\s|of\s+\p{L}|(?:or more|plus)\s+(?:in|as|of|with)\s)/iu.test(after);
      // An item that begins with its years asks for them: `2 years in upholstery`, `5 years (3 as a foreman)`.
      const opens = !/[\p{L}\d]/u.test(sentence.slice(0, match.index)) && ofItem.test(after);
      // `needed within three months of the start`: until when, and not for how long.
      const until =
        /(?:\bwithin|\bin the (?:first|next|coming)|\bfor the first|\bafter (?:the first )?|\bthe first|trong vòng|(?<!\p{L})sau)\s(?:the\s(?:first|next)\s|about\s|khoảng\s)?$/iu.test(
          sentence.slice(0, match.index),
        );
      const age = /(?:years? old|of age|tuổi)/i.test(after.slice(0, 14));
      if (
        !(about || demand || opens || work !== undefined) ||
        age ||
        until ||
        !(years > 0 && years <= 40) ||
        !isNew(match.index, match.index + match[0].length)
      )
        continue;
      const named = [
        work?.replace(
          /^(?:(?:as|in|with)(?: an?)?|(?:làm|theo) nghề|làm|trong (?:nghề|ngành|lĩnh vực))\s+/iu,
          '',
        ),
        fieldBefore.exec(after)?.groups?.['field'],
        field.exec(after)?.groups?.['field'],
        fieldOf.exec(after)?.groups?.['field'],
        isBehind
          ? fieldBehind.exec(sentence.slice(match.index + match[0].length))?.groups?.['field']
          : undefined,
        namedDirectly(isBehind ? ` kinh nghiệm${after}` : after),
        isBehind ? namedDirectly(` kinh nghiệm${sentence.slice(match.index + match[0].length)}`) : undefined,
      ].find((one) => one !== undefined && one !== null && !noField.test(one.trim()));
      const cut =
        named
          ?.trim()
          .replace(/^(?:làm )?việc (?:trong )?(?:(?:lĩnh vực|ngành|mảng) )?(?=\p{L})/iu, '')
          .replace(/^(?:tại|ở)\s(?=(?:khối|các|những|phòng|bộ phận)\s)/iu, '')
          .replace(/\s(?:and|who|that|where|while)\s(?:you|we|they|he|she|know|can|is|are)(?!\p{L}).*$/iu, '')
          .replace(secondYears, '')
          .replace(/,\s(?:and|plus|as well as|along with|và)\s.*$/iu, '')
          .replace(/\s+(?:or|and) (?:a )?(?:similar|related|equivalent).*$/i, '')
          .replace(/\s+(?:hoặc|và) (?:vị trí )?tương đương.*$/iu, '')
          .replace(
            /,\s*(?:with |of which |including |trong đó |bao gồm )(?:at least |ít nhất |tối thiểu |có )?\d.*$/iu,
            '',
          )
          .replace(/,\s(?:[^,]*\s(?:preferred|is a plus)|(?:ideally|preferably|ưu tiên)\s.*)$/iu, '') ?? null;
      const text = cut === null || noField.test(cut) ? null : wholeWords(cut, sentence);
      const skillIds = text === null ? [] : matchSkills(text, tokenize(text)).map((skill) => skill.value.id);
      found.push({
        ask: { type: 'years', years, field: text, skillIds },
        start: match.index,
        end: match.index + match[0].length,
        field: placeOf(text, sentence, match.index),
      });
    }
  return found;
}
