import type { Found } from './marks.js';

/** Lines that only say what somebody is, not what they can. What follows the label is theirs. */
const label =
  "(?:(?:father|mother|husband|wife|spouse)(?:[’']s)? name|(?:họ (?:và )?tên |tên )(?:cha|bố|ba|mẹ|vợ|chồng)|giới tính|gender|sex|pronouns?|tình trạng (?:hôn nhân|gia đình)|hôn nhân|marital status|civil status|family status|quốc tịch|nationality|citizenship|dân tộc|ethnic(?:ity| group)|race|tôn giáo|religion|chiều cao|height|cân nặng|weight|nghĩa vụ quân sự|military (?:service|status)|gioi tinh|quoc tich|dan toc|ton giao|tinh trang hon nhan)";
const labelled = new RegExp(
  `(?<=^|[\\n|;•·\\t,(]\\s{0,3}|\\s{2})${label}(?: ?\\(?s?\\)?)?[ \\t]?(?:[:：][ \\t]{0,6}|[-–][ ]{1,3}|\\t{1,2})(?<value>[^\\n|;•·\\t,]{1,48})`,
  'giu',
);
/** Where the next label or a gap begins, the value has ended. */
const valueEnd = /\s{2,}|\s[-–]\s|\s(?=[\p{L} ]{2,24}[:：])/u;

const alone =
  '(?:nam|nữ|nam giới|nữ giới|male|female|m\\/f|single|married|divorced|widow(?:ed|er)?|độc thân|đã kết hôn|đã có gia đình|chưa kết hôn|đã lập gia đình|chưa lập gia đình|ly hôn|he\\/him|she\\/her|they\\/them|(?:he|she)\\/(?:him|her)\\/(?:his|hers))';
/** A cell that is nothing but such a word; `Bắc, Trung, Nam` are regions. */
const cell = new RegExp(`(?<=^|[\\n|;•·\\t(]\\s{0,3})${alone}(?=\\s{0,3}(?:$|[\\n|;•·\\t)]))`, 'giu');
const beside = new RegExp(
  `(?<=(?:^|[\\n|;•·\\t(-])\\s{0,3})(?:nam|nữ|male|female)(?=\\s?[,–-]\\s?(?:\\d|sinh|born|age|tuổi|⟦|\\uE000|độc thân|đã|single|married))|(?<=(?:\\d\\s?(?:tuổi|years? old|yrs?|yo)?|độc thân|single|married)\\s?,\\s?)(?:nam|nữ|male|female)(?![\\p{L}]|\\s\\p{L})|(?<=(?:tôi|em|mình) là (?:một )?)(?:nam|nữ)(?![\\p{L}])`,
  'giu',
);

const state =
  /(?<![\p{L}])(?:đã kết hôn|chưa kết hôn|đã có gia đình|đã lập gia đình|chưa lập gia đình|chưa có gia đình|độc thân|ly hôn|happily married|divorced|widow(?:ed|er)?|married (?:with|to|and)|(?:father|mother|mom|mum|dad) of (?:one|two|three|four|\d)|(?:có )?(?:hai|ba|một|\d) con (?:nhỏ|trai|gái))(?![\p{L}])/giu;

/** Pronouns that tell a sex. In capitals they are systems and fields: HIS, SHE; `quan he` is written without accents. */
const pronouns =
  /(?<![\p{L}\p{N}'’.-])(?:[Ss]he|[Hh]im|[Hh]is|[Hh]ers?|[Hh]imself|[Hh]erself|[Hh]e(?=['’](?:s|ll|d)(?!\p{L})|\s(?:also |then |now |has |is |was )?(?:is|was|has|had|will|would|can|could|did|led|built|ran|won|grew|made|wrote|taught|\p{Ll}{2,}(?:ed|es|[bdgklmnprtvwy]s))(?!\p{L})))(?:['’](?:s|ll|d))?(?![\p{L}\p{N}-])/gu;
const pronounPair =
  /(?<![\p{L}])\(?(?:he|she|they)\/(?:him|her|them)(?:\/(?:his|hers|theirs))?\)?(?![\p{L}])/giu;
const sexNoun =
  /(?<![\p{L}])(?:fe)?male(?![\p{L}-]|\s(?:customers?|clients?|patients?|students?|audiences?|fashion|wear|connectors?|employees|workers|staff|leaders|entrepreneurs|health|hygiene|sockets?|plugs?|headers?|to female))/giu;
const somebody =
  /(?<=(?<![\p{L}])(?:an?|as an?|am an?)\s(?:\p{Ll}{2,14}[,]?\s){0,3})(?:man|woman|lady|gentleman|boy|girl|guy|husband|wife|father|mother)(?![\p{L}-])/giu;

const address =
  /(?<![\p{L}\p{N}.])(?:Mr|Mrs|Ms|Miss|Mx|Sir|Madam|Mister|MR|MRS|MISS)(?:\.\s{0,2}|\s{1,2})(?=[\p{Lu}\uE000])(?!(?:Excel|Word|Office|Power|Project|Access|Outlook|Teams|SQL|Visio|Windows|Dos|DOS|Azure|Dynamics|Share|CRM|Exchange|Visual|Publisher|One)(?![a-z]))/gu;

/** Before a capital these are tongues, lands and places: `tiếng Anh`, `Anh Quốc`, `Bà Rịa`, `Hai Bà Trưng`. */
const notAddressed =
  /^\s(?:quốc|văn|ngữ|việt|nhật|pháp|hoa|trung|hàn|đức|mỹ|nga|rịa|nà|trưng|triệu|đen|chiểu|hom|điểm|tô|ích|giang|em|chị|hai|ba|tư|huyện)(?!\p{L})/iu;
const tongue =
  /(?:tiếng|nước|ngôn ngữ|ngoại ngữ|hai|dịch|môn|thi|song ngữ|vương quốc|núi|đường|phố|chùa|đền|phường|quận|huyện|xã|trung|nhật|hàn|pháp|đức|hoa|việt)[\s-]{1,2}$/iu;
const addressVi =
  /(?<![\p{L}\p{N}])(?:[Aa]nh|[Cc]hị|[Ôô]ng|[Bb]à|[Cc]ô|[Cc]hú|ANH|CHỊ|ÔNG|BÀ)(?=\.?\s[\p{Lu}\uE000])/gu;
/** Said of somebody who is not named: `Chị đã có 5 năm …`. */
const pronounVi =
  /(?<=^|[\n.!?:;•·\t|-]\s{0,3}|(?:^|[\s,])(?:và|rằng|vì|do|nên|khi|của|với|cho|mà|đó|nay|này)\s)(?:[Aa]nh|[Cc]hị|[Ôô]ng|[Bb]à|[Cc]ô)(?: ấy| ta)?(?=\s(?:đã|là|có|từng|luôn|sẽ|cũng|rất|hiện|đang|được|tốt nghiệp|làm|muốn|mong|ấy|ta)(?!\p{L}))/gu;
/** `Lê Anh Tuấn`: a part of somebody's name. */
const inName = /\p{Lu}[\p{L}\p{M}]*\s$/u;
const lookAhead = 16;
const lookBack = 16;

const pieces = (text: string, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: piece, index }) => ({
    start: index,
    end: index + piece.trimEnd().length,
    kind: 'person',
  }));

function labels(text: string): Found[] {
  return [...text.matchAll(labelled)].flatMap((match) => {
    const value = match.groups?.['value'] ?? '';
    const own = (value.split(valueEnd)[0] ?? '').replace(/[\s.]+$/u, '');
    const start = match.index + match[0].length - value.length + (value.length - value.trimStart().length);
    const size = own.trimStart().length;
    return size === 0 ? [] : [{ start, end: start + size, kind: 'person' as const }];
  });
}

/** Where a text says of somebody what is no matter of work: sex, form of address, family, nationality, faith. */
export function findPersonWords(text: string): Found[] {
  const addressed = pieces(text, addressVi).filter(
    ({ start, end }) =>
      !notAddressed.test(text.slice(end, end + lookAhead)) &&
      !tongue.test(text.slice(Math.max(0, start - lookBack), start)) &&
      !inName.test(text.slice(Math.max(0, start - lookBack), start)),
  );
  return [
    ...labels(text),
    ...[cell, beside, state, pronouns, pronounPair, sexNoun, somebody, address, pronounVi].flatMap(
      (pattern) => pieces(text, pattern),
    ),
    ...addressed,
  ];
}
