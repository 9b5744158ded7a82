import { isPlace } from '../catalogue/places.js';
import { type Phrase, titleScore } from '../layout/phrases.js';
import { findDates } from '../text/dates.js';
import { isKnown } from './skill-items.js';
import {
  englishName,
  isEmployer,
  isVietnamese,
  phraseOf,
  toldIn,
  vietnameseName,
  vietnameseStop,
} from './told.js';

// What a sentence of a told life says of work: what somebody was, where, or both.

const englishTitle = '[\\p{L}][^,.;:()\\d]{1,60}?';
const englishStop =
  '(?=$|[,.;:()–—]|\\s(?:from|since|until|till|for|on|at|in|and|where|who|which|with|while|when|today|now|there|again|going|that|under|between|by|of (?:the|a|his|her)|the (?:whole|following|next))(?![\\p{L}]))';
const determiner = '(?:(?:an?|the|their|its|one\\sof\\sthe|my\\sown)\\s)?';

/** What somebody was, without an employer beside it. `sure`: whatever it is called. */
const englishPosts: readonly RegExp[] = [
  `(?:(?:took|kept|had)\\sme(?:\\s(?:on|in|back))?|hired\\sme|joined|started(?:\\s(?:there|out|off))?|began|entered|came\\sin|stayed\\son|went\\sback|returned|worked(?:\\s(?:for\\smyself|there))?|self-employed|served)\\sas\\s${determiner}(?<sure>${englishTitle})${englishStop}`,
  `(?:\\b(?:am|was)|['’]m)\\s(?:an?|the)\\s(?<sure>${englishTitle})\\sthere(?![\\p{L}])`,
  `(?:made|promoted|moved)\\sme\\s(?:up\\s)?(?:(?:to|as|into)\\s)?${determiner}(?<risen>${englishTitle})${englishStop}`,
  `(?:was|got|been|being)\\s(?:promoted|moved\\sup|made\\sup|made|named|appointed)\\s(?:(?:to|as)\\s)?${determiner}(?<risen>${englishTitle})${englishStop}`,
  `(?:\\b(?:am|was|been|became)|['’](?:m|ve\\sbeen))\\s(?:(?:now|still|currently|first|then|also)\\s)?${determiner}(?<known>${englishTitle})${englishStop}`,
  `(?:,\\sand|,|\\sand)\\s(?!and\\s)(?:then\\s)?${determiner}(?<known>${englishTitle})\\sfrom\\s(?=(?:19|20)\\d\\d|\\p{Lu})`,
].map((source) => new RegExp(source, 'gud'));
const englishEmployers: readonly RegExp[] = [
  `\\b(?:[Jj]oined|(?:[Mm]oved|[Ss]hifted|[Tt]ransferred|[Cc]rossed)\\s(?:on\\s|over\\s|across\\s)?to|[Cc]alled\\sme\\sto|[Ss]igned\\s(?:on|up)\\swith|[Hh]ired\\s(?:back\\s)?(?:in\\s\\p{Lu}\\p{L}+\\s)?by|[Tt]aken\\s(?:back\\s)?on\\s(?:by|at)|[Ww]orked\\s(?:at|for|with|in)|[Ee]mployed\\s(?:by|at)|[Gg]ot\\s(?:a\\sjob|work|taken\\son)\\s(?:at|with)|[Jj]ob\\s(?:at|with)|\\bout\\sfor|(?:I['’]m|I\\sam|I\\swas|[Ss]tarted|[Bb]egan)\\s(?:now\\s|still\\s)?(?:at|with))\\s(?<company>${englishName})`,
  `\\b(?:with|at|for|in)\\s(?:my|his|her|the|one|an?|our)\\s[^,.\\d]{3,40},\\s(?<company>${englishName})`,
  `\\bof\\s(?<company>${englishName})\\s(?:called|hired|took|employed)\\sme`,
].map((source) => new RegExp(source, 'gud'));

const vietnameseTitle = '[\\p{L}][^,.;:()\\d]{1,50}?';
const vietnamesePosts: readonly RegExp[] = [
  `(?<![\\p{L}])(?:được\\s(?:(?:công ty|sếp|cô|chú|chị|anh)\\s)?|(?:đưa|cho|cất\\snhắc)\\s(?:em|tôi|mình|tui)\\s)(?:lên(?:\\slàm)?|bổ\\snhiệm(?:\\slàm)?|giao\\slàm|chuyển\\s(?:qua|sang|lên)(?:\\slàm)?)\\s(?!(?:bờ|đường|thành|phố|quê|lương|đây|đó)(?!\\p{L}))(?<raised>${vietnameseTitle})${vietnameseStop}`,
  `(?<![\\p{L}])(?:(?:được|cho\\s(?:em|tôi|mình)|lại)\\s)?(?:lên\\s(?:làm|chức)|được\\slên|lên|chuyển\\s(?:qua|sang)(?:\\slàm)?|bổ\\snhiệm(?:\\slàm)?|(?:đề\\sbạt|cất\\snhắc)(?:\\s(?:lên|làm))?|giao\\slàm)\\s(?<risen>${vietnameseTitle})${vietnameseStop}`,
  `(?<=(?:^|[,;:]\\s|(?:em|tôi|mình|tui)\\s(?:(?:đang|vẫn|từng|được|chỉ)\\s){0,2}))(?:làm|là|nhận\\slàm|gọi\\slà)\\s(?<known>${vietnameseTitle})${vietnameseStop}`,
  `(?<![\\p{L}])(?:bắt\\sđầu|ở|giữ|với)\\s(?:ở\\s|với\\s)?(?:vị\\strí|chức|vai\\strò)\\s(?<known>${vietnameseTitle})${vietnameseStop}`,
  `(?<![\\p{L}])(?:ban\\sđầu|lúc\\sđầu|hồi\\s(?:đó|đầu|ấy)|khi\\sấy)[^,.;]{0,12}?\\s(?:là|làm)\\s(?<sure>${vietnameseTitle})${vietnameseStop}`,
].map((source) => new RegExp(source, 'giud'));
const organisation =
  '(?:công ty|vựa|ghe|hãng|cơ sở|nông trường|trang trại|vườn|lò|xí nghiệp|nhà máy|xưởng|khu nghỉ dưỡng|resort|hiệu sách|nhà sách|phòng khám|trung tâm|cửa hàng|tiệm|quán|nhà hàng|khách sạn|bệnh viện|trường|siêu thị|ngân hàng|trại|hợp tác xã|nhà xe|lữ đoàn|trung đoàn|sư đoàn)';
const vietnameseEmployers: readonly RegExp[] = [
  `(?<=(?:^|[,.;]\\s))(?<company>(?:${organisation}\\s)${vietnameseName})\\snhận\\s(?:em|tôi|mình|tui)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:vào|vô|về|sang|qua|đầu\\squân|gia\\snhập|xin\\s(?:vào|vô))\\s(?:làm\\s)?(?:việc\\s)?(?:(?:ở|tại|cho|trong)\\s)?(?<company>${vietnameseName})${vietnameseStop}`,
  `(?<![\\p{L}])(?:ở|tại|cho|của)\\s(?<company>${organisation}\\s${vietnameseName})${vietnameseStop}`,
].map((source) => new RegExp(source, 'giud'));

const clause = /(?<!\p{L})(?:i|we|it|which|that|my|me|it's|tôi|em|mình|được|không|gì|người|việc)(?!\p{L})/iu;
const titleWordsMax = 6;
/** Told so that what stands there is a post, whatever it is called. */
const isSurely: ReadonlySet<string> = new Set(['sure', 'raised']);

/** The verb that stands between who and what: "chồng em làm thợ điện". */
const verbBefore = /(?:làm|là|works?|is|was|as|an?|\s)+$/iu;
/** "My wife works as a nurse" tells of her. */
const kin =
  /(?<!\p{L})(?:chồng|vợ|bố|mẹ|mạ|ba|má|cha|con(?: trai| gái)?|anh|chị|em (?:gái|trai))\s(?:em|tôi|mình|tui)(?:\s\p{Lu}\p{L}+)?$|(?<!\p{L})(?:wife|husband|son|daughter|father|mother|dad|mum|mom|brother|sister|partner)(?:\s\p{Lu}\p{L}+)?$/iu;
/** A school where somebody learned is no employer. */
const learned =
  /(?<!\p{L})(?:tốt nghiệp|theo học|có học|học (?!sinh)|lấy bằng|graduated|studied|enrolled|diploma|degree)(?!\p{L})/iu;
const taught =
  /(?<!\p{L})(?:dạy|giảng dạy|đứng lớp|giáo viên|cô nuôi|làm|teach|taught|teacher|worked)(?!\p{L})/iu;
const isSchool =
  /^(?:trường|đại học|cao đẳng|trung cấp|học viện)\s|(?:University|College|School|Institute|Academy|Polytechnic)/u;

export interface Post {
  readonly title: Phrase | null;
  readonly company: Phrase | null;
  readonly start: number;
  readonly end: number;
  /** Told as a rise at the same employer. */
  readonly risen: boolean;
}

const toPlace = /^sang\s/iu;
const ofWork = new RegExp(`^${organisation}`, 'iu');

/** "Công nhân lắp ráp đúng một (năm)": how long it was is no part of what somebody was. */
const howLong = /\s(?:đúng|suốt|hơn|gần|được)(?:\s\p{L}+)?$/u;
function namedIn(match: RegExpMatchArray, group: string): Phrase | null {
  const phrase = phraseOf(match, group, 0);
  if (!phrase) return null;
  const text = phrase.text.replace(howLong, '');
  return { ...phrase, text, end: phrase.start + text.length };
}

export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Titles, employers, or both, that a sentence tells, in its order. */
export function postsIn(text: string): Post[] {
  const local = isVietnamese(text);
  const found: Post[] = [];
  const isPlausible = ({ title, company }: Post): boolean => {
    if (title && /^(?:made|promoted|moved|vừa|và|để|được|không)\s/iu.test(title.text)) return false;
    if (title && kin.test(text.slice(Math.max(0, title.start - 40), title.start).replace(verbBefore, '')))
      return false;
    if (!company) return true;
    const isOther =
      /^\d/.test(company.text) ||
      findDates(company.text).length > 0 ||
      isPlace(company.text) ||
      isKnown(company.text);
    return !isOther && !(isSchool.test(company.text) && learned.test(text) && !taught.test(text));
  };
  const add = (post: Post): void => {
    if (isPlausible(post) && !found.some((one) => overlaps(one, post))) found.push(post);
  };
  for (const { title, company } of toldIn(text, 0)) {
    const [start, end] = [Math.min(title.start, company.start), Math.max(title.end, company.end)];
    add({ title, company, start, end, risen: false });
  }
  for (const pattern of local ? vietnamesePosts : englishPosts)
    for (const match of text.matchAll(pattern))
      for (const group of ['sure', 'raised', 'risen', 'known'] as const) {
        const title = namedIn(match, group);
        if (!title || clause.test(title.text) || title.text.split(/\s+/).length > titleWordsMax) continue;
        if (titleScore(title.text) < (isSurely.has(group) ? 0 : 1) || /^\p{Lu}/u.test(title.text)) continue;
        add({
          title,
          company: null,
          start: title.start,
          end: title.end,
          risen: group === 'risen' || group === 'raised',
        });
      }
  for (const pattern of local ? vietnameseEmployers : englishEmployers)
    for (const match of text.matchAll(pattern)) {
      const company = namedIn(match, 'company');
      if (!company || !isEmployer(company.text)) continue;
      // "Sang Đài Loan" goes to a country.
      if (toPlace.test(match[0]) && !ofWork.test(company.text)) continue;
      add({ title: null, company, start: company.start, end: company.end, risen: false });
    }
  return found.toSorted((a, b) => a.start - b.start);
}
