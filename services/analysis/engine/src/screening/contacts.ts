import type { ResumeFacts } from '../report.js';
import { plainLetters } from './letters.js';
import { isSaid } from './name-words.js';
import type { Found, MaskKind } from './marks.js';

const find = (text: string, pattern: RegExp, kind: MaskKind): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: piece, index }) => ({
    start: index,
    end: index + piece.length,
    kind,
  }));

const localPart = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}._%+-]|\\s(?=\\s?@)){0,63}';
const host = '[\\p{L}\\p{N}-]{1,63}';
const at = '(?:@|＠|[\\[({<]\\s?(?:at|a|@|et|a còng|a cong)\\s?[\\])}>])';
const dot = '(?:\\.|[\\[({<]\\s?(?:dot|\\.|chấm|cham)\\s?[\\])}>])';
const mails: readonly RegExp[] = [
  new RegExp(`${localPart}\\s{0,2}${at}\\s{0,2}${host}(?:\\s{0,2}${dot}\\s{0,2}${host}){1,5}`, 'giu'),
  // An address that a line's end cut off.
  /(?<![\p{L}\p{N}])[\p{Ll}\p{N}][\p{L}\p{N}._%+-]{1,63}[@＠][a-z\d-]{0,62}\.?(?=[ \t]{0,2}$)/gmu,
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s(?:at|a còng|a cong)\s[\p{L}\p{N}-]{1,63}(?:\s(?:dot|chấm|cham)\s[\p{L}\p{N}-]{1,63}){1,4}/giu,
];

/** Figures with little between them. Years, amounts and ranges of dates are told apart afterwards. */
const digitRun = /[+(]{0,3}\p{Nd}(?:(?:[ \u00a0().\-–—_·]|\ufe0f|\u20e3){0,3}\p{Nd}){6,24}/gu;
/** `0912/345/678`: only a known number is written so. */
const slashed = /\p{Nd}{2,5}(?:\/\p{Nd}{2,5}){1,4}/gu;
/** `98470 55512`, `(207) 555-0166`: groups that are no years. */
const groups = /^\(?\p{Nd}{2,5}\)?(?:[ \u00a0.–-]{1,2}\p{Nd}{2,5}){1,4}$|^\p{Nd}{9,15}$/u;
const yearGroup = /(?:^|\P{Nd})(?:19|20)\p{Nd}\p{Nd}(?:\P{Nd}|$)/u;
const money = /^\s?(?:đ|₫|d|vnđ|vnd|usd|\$|€|£|đồng|dong|triệu|tỷ|tỉ|million|billion|%)(?![\p{L}])/iu;
const grouped = /^\p{Nd}{1,3}(?:[.,\s]\p{Nd}{3}){2,4}$/u;
const dates =
  /^\(?(?:(?:19|20)\p{Nd}\p{Nd}|\p{Nd}{1,2}[\s./-]{1,3}(?:19|20)\p{Nd}\p{Nd}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-](?:19|20)?\p{Nd}\p{Nd}|(?:19|20)\p{Nd}\p{Nd}[./-]\p{Nd}{1,2}(?:[./-]\p{Nd}{1,2})?)(?:[\s()–—-]{0,4}(?:$|(?=\p{Nd}))|$)/u;
const phoneLabel =
  /(?:điện thoại|đt|sđt|số đt|dien thoai|di động|liên hệ|hotline|tel|telephone|phone|mobile|mob|cell|call|whatsapp|viber|zalo|cmnd|cccd|cmt|căn cước|hộ chiếu|passport|mã số thuế cá nhân|ssn|nric|id)(?:\s(?:no|number|số))?\.?\s?[:：.]?\s{0,3}$/iu;
const digitsMin = 9;
const knownDigits = 7;

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\P{Nd}/gu, '');

/** Every date or range of dates that a run of figures begins with is taken off; what is left is no date. */
function isDates(run: string): boolean {
  let rest = run.trim();
  for (let i = 0; i < 4 && rest !== ''; i += 1) {
    const date = dates.exec(rest)?.[0];
    if (!date) return false;
    rest = rest.slice(date.length);
  }
  return rest === '';
}

function isPhone(text: string, run: string, start: number, own: string): boolean {
  const digits = digitsOf(run);
  if (own.length >= knownDigits && digits.includes(own)) return true;
  if (digits.length < digitsMin || money.test(text.slice(start + run.length, start + run.length + 12)))
    return digits.length >= knownDigits && phoneLabel.test(text.slice(Math.max(0, start - 32), start));
  if (isDates(run)) return false;
  if (phoneLabel.test(text.slice(Math.max(0, start - 32), start)) || /^\(?\+/u.test(run)) return true;
  if (grouped.test(run)) return false;
  return /^\(?(?:00?|84)/u.test(run) || (groups.test(run) && !yearGroup.test(run));
}

const figureWord =
  '(?:không|một|mốt|hai|ba|bốn|tư|năm|lăm|sáu|bảy|bẩy|tám|chín|khong|mot|bon|sau|bay|tam|chin|zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
const spelledPhone = new RegExp(
  `(?<!\\p{L})${figureWord}(?:[\\s,.-]{1,3}${figureWord}){7,16}(?!\\p{L})`,
  'giu',
);

const urls: readonly RegExp[] = [
  /(?:https?|ftp):\/\/[^\s<>"“”|]{2,500}/giu,
  /(?<![\p{L}\p{N}@.])www\.[^\s<>"“”|]{2,500}/giu,
];
/** What is called by its kind: `Skype: mai.nguyen`, `Zalo: mai_92`. */
const account =
  /(?<![\p{L}\p{N}])(?:skype|zalo|facebook|fb|telegram|instagram|insta|ig|linked ?in|github|gitlab|bitbucket|twitter|viber|whatsapp|wechat|kakao(?:talk)?|behance|dribbble|youtube|tiktok|messenger|discord|leetcode|kaggle|stack ?overflow|website|portfolio|blog)(?: id)?\s?[:：]\s{0,2}(?=\S{0,60}[._@\d])(?<value>[^\s,;|·•<>)]{3,80})(?=[ ]{0,3}(?:$|[,;|·•\n\t)]))/gimu;
/** A path behind a domain is somebody's page. */
const page =
  /(?<![\p{L}\p{N}@._/-])(?<host>(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,4}(?:com|vn|net|org|io|me|dev|co|eu|de|uk|us|in|sg|app|design|page|info|edu|pro|works|site|blog|tech|xyz|link|bio|ai|so|gg|to|ly|example))\/[^\s,|·<>]{1,300}/giu;
const atHandle = /(?<![\p{L}\p{N}._%+\-/])@[\p{L}\p{N}][\p{L}\p{N}._]{2,40}/gu;

const knownMax = 100;

/** Where somebody can be reached or found. */
export function contactFinder({ contact }: ResumeFacts): (said: string) => Found[] {
  const own = digitsOf(contact.phone ?? '').slice(-knownDigits - 1);
  const local = contact.email?.split('@')[0] ?? '';
  const handle = plainLetters(local);
  const known = [
    contact.email ?? '',
    ...contact.links,
    ...(handle.length >= 6 && !isSaid(local) ? [local] : []),
  ]
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one.length >= 5)
    .slice(0, knownMax);
  return (said) => {
    const lower = said.toLowerCase();
    const literal = lower.length !== said.length ? [] : known.flatMap((one) => placesOf(lower, one));
    return [
      ...mails.flatMap((pattern) => find(said, pattern, 'contact')),
      ...[...said.matchAll(digitRun)]
        .filter(({ 0: run, index }) => isPhone(said, run, index, own))
        .concat([...said.matchAll(slashed)].filter(([run]) => own !== '' && digitsOf(run).endsWith(own)))
        .map(({ 0: run, index }) => ({ start: index, end: index + run.length, kind: 'contact' as const })),
      ...find(said, spelledPhone, 'contact'),
      ...urls.flatMap((pattern) => find(said, pattern, 'link')),
      ...[...said.matchAll(account)].map(({ 0: piece, index, groups: parts }) => {
        const end = index + piece.length;
        return { start: end - (parts?.['value']?.length ?? 0), end, kind: 'link' as const };
      }),
      ...[...said.matchAll(page)]
        .filter(({ groups: parts }) => !isSaid(parts?.['host'] ?? ''))
        .map(({ 0: link, index }) => ({ start: index, end: index + link.length, kind: 'link' as const })),
      ...find(said, atHandle, 'link').filter((one) => isHandle(said.slice(one.start + 1, one.end), handle)),
      ...literal,
    ];
  };
}

/** `@mai.nguyen92`; `@angular` and `@Transactional` are tools. */
const isHandle = (said: string, own: string): boolean =>
  /[\d._]/.test(said) || (own.length >= 4 && plainLetters(said).includes(own));

function placesOf(text: string, piece: string): Found[] {
  const found: Found[] = [];
  const kind = piece.includes('@') ? 'contact' : 'link';
  const free = (sign: string | undefined): boolean => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length))
    if (free(text[at - 1]) && free(text[at + piece.length]))
      found.push({ start: at, end: at + piece.length, kind });
  return found;
}
