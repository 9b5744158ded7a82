import { looksLikeOrganisation, type Phrase, phraseAt, titleScore } from '../layout/phrases.js';

/** A name in English running text: capitalised words, with small words between them. */
const capital = "[\\p{Lu}\\d][\\p{L}\\p{N}'’&./-]{0,30}";
export const englishName = `(?:the\\s)?${capital}(?:\\s(?:(?:of|and|&|for|the|de|da|do|la|du|von|y)\\s){0,2}${capital}){0,9}(?:,\\s(?:Inc|Ltd|LLC|Limited|Corp|plc|GmbH)\\b\\.?)?`;
const title = '[\\p{L}][^,.;:()\\d]{1,60}?';
const determiner = '(?:(?:an?|the|their|its|one\\sof\\sthe)\\s)?';
const employedBy = '(?:at|for|with|of|in|by|under)';

const english: readonly RegExp[] = [
  `\\b(?:[Jj]oined|[Mm]oved\\s(?:on\\s)?to|[Ww]ent\\sto|[Tt]ransferred\\sto|[Ww]ork(?:ed|ing|s)?\\s(?:at|for|with)|[Ee]mployed\\s(?:by|at)|hired\\sby|engaged\\sby|[Ww]ith|[Aa]t)\\s(?<company>${englishName}),?\\s(?:(?:first|initially|again)\\s)?(?:as|where\\sI\\s(?:am|was|became|work(?:ed)?\\sas|started\\sas)|in\\sthe\\s(?:role|position)\\sof)\\s(?:now\\s|currently\\s)?${determiner}(?<title>${title})(?=$|[,.;:()]|\\s(?:from|since|until|till|between|in|during|and|where|who|which|with|for|on|at|looking|responsible)\\s)`,
  `\\b[Aa]s\\s${determiner}(?<title>${title})\\s${employedBy}\\s(?<company>${englishName})`,
  `\\b(?:am|was|been|be|became|become)\\s(?:(?:currently|now|then|presently|still|working|employed)\\s){0,2}(?:as\\s)?${determiner}(?<title>${title})\\s${employedBy}\\s(?<company>${englishName})`,
  `(?:^|[,;]\\s(?:and\\s|then\\s|before\\sthat\\s|earlier\\s|previously\\s)?|\\b(?:an?|as|my|their)\\s)(?<bare>${title})\\s(?:at|for|with)\\s(?<company>${englishName})`,
].map((source) => new RegExp(source, 'gud'));

export const vietnameseName = '[\\p{L}][^,.;:()]{2,80}?';
export const vietnameseStop =
  '(?=$|[,.;:()]|\\s(?:từ|đến|tới|với|trong|năm|vào|và|được|phụ trách|khi|để|nơi|rồi|sau|trước|ở|tại|hơn|gần|suốt|làm|là|cho đến)(?![\\p{L}]))';
const place = '(?:tại|cho|ở|của|thuộc|bên|trong)';
const post = '(?:(?:chức vụ|chức danh|vị trí|vai trò|công việc)\\s)?(?:là\\s)?';
const vietnamese: readonly RegExp[] = [
  `(?<![\\p{L}])(?:làm(?: việc)?|là|giữ|đảm nhận|đảm nhiệm|phụ trách|nhận|trở thành|lên|lên làm)\\s(?:ở\\s|với\\s|trong\\s)?${post}(?!việc\\s|tại\\s|cho\\s|ở\\s|của\\s)(?<title>${title})\\s${place}\\s(?<company>${vietnameseName})${vietnameseStop}`,
  `(?<![\\p{L}])(?:làm(?: việc)?|công tác|đầu quân|chuyển|gia nhập|vào|vô|sang|qua|về|tại|ở|cho)\\s(?:việc\\s|làm\\s|công tác\\s)?(?:tại\\s|cho\\s|ở\\s|sang\\s|về\\s|vào\\s|qua\\s)?(?<company>${vietnameseName}),?\\s(?:với\\s|ở\\s|giữ\\s|trong\\s)?(?:vị trí|vai trò|chức vụ|chức danh|làm|là|để làm|đảm nhận|đảm nhiệm)\\s(?:là\\s)?(?:vị trí\\s|chức vụ\\s)?(?<title>${title})${vietnameseStop}`,
].map((source) => new RegExp(source, 'giud'));

export interface Told {
  readonly title: Phrase;
  readonly company: Phrase;
}

const wordsMax = 9;
const unknownWordsMax = 4;
/** `as a …`, `làm …`: what follows is an occupation, known or not. */
const announced =
  /^(?:as|joined|moved|went|transferred|work\p{L}*|employed|with|at|hired|engaged|làm|giữ|đảm|vào|chuyển|công tác)(?![\p{L}])/iu;
const clause = /(?<![\p{L}])(?:i|we|it|which|that|my|well|such|result|of|việc|tôi|em|mình|được)(?![\p{L}])/iu;

function isTitle(text: string, match: RegExpMatchArray): boolean {
  const count = text.split(/\s+/).length;
  const bare = match.groups?.['bare'] !== undefined;
  if (count > wordsMax || clause.test(text)) return false;
  if (titleScore(text) >= (bare ? 2 : 1)) return true;
  return !bare && count <= unknownWordsMax && announced.test(match[0]);
}

/** `Bệnh viện …`, or a name that begins with a capital: what follows `tại` may be a mere room. */
export const isEmployer = (text: string): boolean =>
  looksLikeOrganisation(text) ||
  /^(?:the\s)?[\p{Lu}\d]/u.test(text) ||
  /^(?:công ty|xí nghiệp|nhà|cửa hàng|trường|bệnh viện|ngân hàng|khách sạn|xưởng|tiệm|quán|siêu thị|hiệu|khu nghỉ dưỡng|trại|vựa|ghe|hãng|cơ sở|nông trường|trang trại|vườn|hợp tác xã|lữ đoàn|trung đoàn|phòng khám)\s/iu.test(
    text,
  );

export const phraseOf = (match: RegExpMatchArray, group: string, start: number): Phrase | null => {
  const [from] = match.indices?.groups?.[group] ?? [];
  const value = match.groups?.[group];
  if (from === undefined || value === undefined) return null;
  const lead = group === 'company' ? (/^the\s/.exec(value)?.[0].length ?? 0) : 0;
  return phraseAt(value.slice(lead).replace(/\.$/, ''), start + from + lead);
};

export const isVietnamese = (text: string): boolean =>
  /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(text);

/** Positions that one sentence tells of, in its order: `I was a driver for Acme, before that a porter at Bell`. */
export function toldIn(text: string, start: number): Told[] {
  const found: Told[] = [];
  for (const pattern of isVietnamese(text) ? vietnamese : english)
    for (const match of text.matchAll(pattern)) {
      const bare = match.groups?.['bare'] !== undefined;
      const name = phraseOf(match, bare ? 'bare' : 'title', start);
      const company = phraseOf(match, 'company', start);
      if (!name || !company || !isTitle(name.text, match) || !isEmployer(company.text)) continue;
      const clash = found.some(
        (other) =>
          (other.company.start < company.end && company.start < other.company.end) ||
          (other.title.start < name.end && name.start < other.title.end),
      );
      if (!clash) found.push({ title: name, company });
    }
  return found.toSorted((a, b) => a.company.start - b.company.start);
}
