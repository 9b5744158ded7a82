import { isPlace } from '../catalogue/places.js';
import { type Phrase, phraseAt, titleScore } from '../layout/phrases.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { type DateRange, findDates, findRanges, monthOf } from '../text/dates.js';
import type { Position } from './experience.js';
import { isParagraph, sentenceBlocks } from './prose.js';
import { isKnown } from './skill-items.js';
import { englishName, isEmployer, isVietnamese, toldIn, vietnameseName, vietnameseStop } from './told.js';

// A life told in paragraphs, without a heading or a line for each job: "I moved to Bell's. They took me on as a porter, and
// in 2014 made me head porter." The employer stands in one sentence and what somebody was there in the next.

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

const alone =
  /(?<!\p{L})(?:for myself|self-employed|my own boss|on my own account|free-?lanc\p{L}*|tự do|làm riêng|ra riêng|tự (?:chạy|mở)|tại nhà)(?!\p{L})/iu;
const leaving =
  /(?<!\p{L})(?:left|quit|resigned|finished up|was laid off|let (?:me|us) go|closed|nghỉ(?! (?:thai sản|sinh|sanh|ốm|không lương|phép|hè|tết|lễ|bệnh|dịch)(?!\p{L}))|thôi việc|đóng cửa|hết hợp đồng|giải ngũ|ra quân|remained|stayed|until|till)(?!\p{L})/iu;
const until =
  /(?:until|till|to|up to|đến|tới)\s(?:(?:about|the|hết|cuối|end|start|middle|of|summer|winter|spring|fall|autumn|\p{Lu}\p{L}+ of)\s){0,4}$/iu;
/** The verb that stands between who and what: "chồng em làm thợ điện". */
const verbBefore = /(?:làm|là|works?|is|was|as|an?|\s)+$/iu;
/** "Until he closed the doors at the end of 2008". */
const untilThen = /(?<!\p{L})(?:until|till)\s[^.,;\d]{1,36}$/iu;
const clause = /(?<!\p{L})(?:i|we|it|which|that|my|me|it's|tôi|em|mình|được|không|gì|người|việc)(?!\p{L})/iu;
const titleWordsMax = 6;
/** Told so that what stands there is a post, whatever it is called. */
const isSurely: ReadonlySet<string> = new Set(['sure', 'raised']);

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

const between = /(?<!\p{L})between\s$/iu;
const since = /(?<!\p{L})(?:since|from|từ|kể từ)\s(?:[\p{L}]+\s){0,3}$/iu;
/** Told as what still is. */
const goesOn =
  /(?<!\p{L})(?:since|(?:am|['’]m|(?:have|['’]ve) been|is)(?!\p{L})|(?:đến|tới|cho đến|cho tới) (?:nay|giờ|chừ|bây giờ)|hiện|đang|vẫn)(?!\p{L})/iu;

interface Post {
  readonly title: Phrase | null;
  readonly company: Phrase | null;
  readonly start: number;
  readonly end: number;
  /** Told as a rise at the same employer. */
  readonly risen: boolean;
}

const toPlace = /^sang\s/iu;
const ofWork = new RegExp(`^${organisation}`, 'iu');

const phraseOf = (match: RegExpMatchArray, group: string): Phrase | null => {
  const [from] = match.indices?.groups?.[group] ?? [];
  const value = match.groups?.[group];
  if (from === undefined || value === undefined) return null;
  const lead = /^the\s/.exec(value)?.[0].length ?? 0;
  return phraseAt(
    value.slice(lead).replace(/\.$|\s(?:đúng|suốt|hơn|gần|được)(?:\s\p{L}+)?$/u, ''),
    from + lead,
  );
};

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Titles, employers, or both, that a sentence tells, in its order. */
function postsIn(text: string): Post[] {
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
        const title = phraseOf(match, group);
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
      const company = phraseOf(match, 'company');
      if (!company || !isEmployer(company.text)) continue;
      // "Sang Đài Loan" goes to a country.
      if (toPlace.test(match[0]) && !ofWork.test(company.text)) continue;
      add({ title: null, company, start: company.start, end: company.end, risen: false });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

const rangeFrom = (first: { start: number; end: number; text: string }, whole: string): DateRange => ({
  start: first.start,
  end: first.end,
  text: whole.slice(first.start, first.end),
  startText: first.text,
  endText: null,
  from: monthOf(first.text, false),
  to: null,
  open: false,
});

const withEnd = (range: DateRange, text: string): DateRange => ({
  ...range,
  // Both points in the person's words; what stands between them tells of other things.
  text: `${range.startText} – ${text}`,
  endText: text,
  to: monthOf(text, true),
  open: false,
});

const isLater = (text: string, { from }: DateRange): boolean => {
  const at = monthOf(text, true);
  return at !== null && from !== null && at > from;
};

/** The dates of each post: those behind it in its clause, else those before it. */
function datesOf(text: string, posts: readonly Post[]): (DateRange | null)[] {
  const ranges = findRanges(text);
  const singles = findDates(text).filter((date) => !ranges.some((range) => overlaps(range, date)));
  const owner = (date: { start: number; end: number }): number => {
    const before = posts.findLastIndex(({ end }) => end <= date.start);
    const behind = posts.findIndex(({ start }) => start >= date.end);
    if (before < 0 || behind < 0) return Math.max(before, behind);
    return /,|;|\sand\s|\srồi\s|\sthì\s/u.test(text.slice(posts[before]?.end ?? 0, date.start))
      ? behind
      : before;
  };
  return posts.map((_, i) => {
    const range = ranges.find((one) => owner(one) === i);
    // "From June 2008 I sewed there" may have an end elsewhere; it goes on only where that is told.
    const isBegun = range?.open && !goesOn.test(text);
    if (range && !isBegun && !range.open) return range;
    const own = singles.filter((one) => owner(one) === i);
    const ahead = (one: { start: number }): string => text.slice(Math.max(0, one.start - 40), one.start);
    const isEnd = (one: { start: number }, n: number): boolean => {
      const above = own[n - 1];
      const isPair =
        above !== undefined &&
        between.test(ahead(above)) &&
        /^\s(?:and|và)\s$/u.test(text.slice(above.end, one.start));
      return isPair || until.test(ahead(one)) || untilThen.test(ahead(one));
    };
    const first = own.find((one, n) => !isEnd(one, n));
    const last = own.find(isEnd);
    if (range) {
      if (last && isLater(last.text, range)) return withEnd(range, last.text);
      if (!isBegun) return range;
      const start = text.indexOf(range.startText, range.start);
      return rangeFrom({ start, end: start + range.startText.length, text: range.startText }, text);
    }
    if (!first) return null;
    if (last) return withEnd(rangeFrom(first, text), last.text);
    const lead = since.exec(ahead(first))?.[0].length ?? 0;
    const open = lead > 0 && goesOn.test(text);
    const begun = rangeFrom(first, text);
    const start = open ? first.start - lead : first.start;
    return { ...begun, open, start, text: text.slice(start, first.end) };
  });
}

/** A résumé told in paragraphs: nearly all of its words. */
const proseShare = 0.8;
export function isToldLife({ blocks }: ReadText): boolean {
  const letters = (of: readonly Block[]): number => of.reduce((sum, { text }) => sum + text.length, 0);
  return letters(blocks.filter(isParagraph)) >= proseShare * letters(blocks);
}

/** Between what somebody was and where. */
const behind = /^\s(?:with|at|for|in|by|under|ở|tại|cho|của|bên)\s[^.;]{0,30}$/iu;

type Draft = Position & { body: Block[]; range: DateRange | null };

/** The positions of such a life; the sentences behind one tell what was done in it. */
export function toldLife(blocks: readonly Block[]): Position[] {
  const positions: Draft[] = [];
  let employer: { phrase: Phrase; range: DateRange | null } | null = null;
  let waiting: Phrase | null = null;
  const begin = (block: Block, title: Phrase, company: Phrase | null, range: DateRange | null): void => {
    positions.push({
      title,
      company,
      place: null,
      weakCompany: false,
      ownLine: false,
      range,
      header: [block],
      body: [],
    });
  };
  for (const { block, paragraph } of blocks.flatMap((paragraph) =>
    sentenceBlocks([paragraph]).map((block) => ({ block, paragraph })),
  )) {
    const waited: Phrase | null = waiting;
    waiting = null;
    const { text } = block;
    const posts = postsIn(text);
    const dates = datesOf(text, posts);
    const at = (phrase: Phrase): Phrase => ({
      text: phrase.text,
      start: block.start + phrase.start,
      end: block.start + phrase.end,
    });
    const before = positions.length;
    const taken = new Set<number>();
    for (const [i, { title, company: told, risen }] of posts.entries()) {
      if (taken.has(i)) continue;
      const next = posts[i + 1];
      const isBehind =
        title !== null &&
        told === null &&
        next?.title === null &&
        behind.test(text.slice(title.end, next.company?.start ?? title.end));
      if (isBehind) taken.add(i + 1);
      const company = told ?? (isBehind ? next.company : null);
      const range = dates[i] ?? (isBehind ? (dates[i + 1] ?? null) : null);
      if (!title) {
        if (!company) continue;
        employer = { phrase: at(company), range };
        if (waited) begin(block, waited, employer.phrase, range);
        continue;
      }
      const own = company ? at(company) : alone.test(text) ? null : (employer?.phrase ?? null);
      const last = positions.at(-1);
      const isSame = last !== undefined && own !== null && last.company?.start === own.start;
      const dated = range ?? (company || isSame ? null : (employer?.range ?? null));
      if (!company && !own && !alone.test(text) && !range) {
        waiting = at(title);
        continue;
      }
      if (!company && !range && (isSame || own === null) && !risen) continue;
      if (isSame && risen && range && last.range && !last.range.endText)
        last.range = withEnd(last.range, range.startText);
      begin(block, at(title), own, dated);
      if (company) employer = { phrase: at(company), range };
    }
    if (positions.length > before) continue;
    const last = positions.at(-1);
    if (!last) continue;
    const ended = posts.length === 0 ? findDates(text).at(-1) : undefined;
    if (ended && last.range && !last.range.endText && leaving.test(text) && isLater(ended.text, last.range))
      last.range = withEnd(last.range, ended.text);
    // What stands in another paragraph is of the rest of a life.
    const isNear = last.header.some(({ start }) => start >= paragraph.start && start < paragraph.end);
    if (isNear) last.body.push(block);
  }
  return positions;
}
